// A stranger's bot that plays the last legal move, and the third time the move that it has already made:
// node cheating.js PROGRAM GAME.
"use strict";

const { execFileSync } = require("node:child_process");
const { createInterface } = require("node:readline");

const [program, game] = process.argv.slice(2);
let position = "";
let questions = 0;
let move = "";

createInterface({ input: process.stdin }).on("line", (line) => {
    const words = line.split(" ");
    if (words[0] === "ugi") console.log("id name Cheating\nugiok");
    else if (words[0] === "isready") console.log("readyok");
    else if (words[0] === "uginewgame") questions = 0;
    else if (words[0] === "position") position = words.slice(2).join(" ");
    else if (words[0] === "go") {
        questions += 1;
        if (questions < 3) {
            const answer = execFileSync(program, ["legal", game], { input: position, encoding: "utf8" });
            move = JSON.parse(answer).moves.at(-1);
        }
        console.log(`bestmove ${move}`);
    } else if (words[0] === "quit") process.exit(0);
});
