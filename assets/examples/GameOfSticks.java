// A bot for Sticks in one file, about the method that the assignment asks for: write your own getComputerMove, and it
// plays against people and programs. It reads lines of UGI and answers them, and needs nothing but a JDK, 11 or later.
//   zugzwang match sticks --first "ugi:java GameOfSticks.java" --second optimal --swap --openings random:2
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class GameOfSticks {
    /** The most sticks in one move, in the game under way. */
    static int most = 3;
    /** Whether who takes the last stick loses. */
    static boolean misere = false;

    /**
     * The computer's move: leaves a multiple of most + 1, one more than that when the last stick loses. Where that
     * cannot be, it takes one and hopes.
     *
     * @param sticksOnBoard how many are left, at least 1
     * @return how many it takes, 1 to most and no more than are left
     */
    public static int getComputerMove(int sticksOnBoard) {
        int take = (sticksOnBoard - (misere ? 1 : 0)) % (most + 1);
        return take > 0 ? take : 1;
    }

    /** What is on the table. */
    private static final class Position {
        int sticks = 10;
        int most = 3;
        boolean misere = false;
        boolean firstToMove = true;

        Position copy() {
            Position copy = new Position();
            copy.sticks = sticks;
            copy.most = most;
            copy.misere = misere;
            copy.firstToMove = firstToMove;
            return copy;
        }
    }

    /** "position fen 10/3 1 misere moves 3 1", or "position startpos moves 3 1". */
    private static Position readPosition(String[] words, Position start) {
        Position position = start.copy();
        int next = 2;
        if (words[1].equals("fen")) {
            String[] numbers = words[2].split("/", -1);
            position.sticks = Integer.parseUnsignedInt(numbers[0]);
            position.most = Integer.parseUnsignedInt(numbers[1]);
            position.misere = false;
            position.firstToMove = words[3].equals("1");
            if (numbers.length > 2 || !words[3].matches("[12]")) throw new IllegalArgumentException();
            next = 4;
        } else if (!words[1].equals("startpos")) {
            throw new IllegalArgumentException();
        }
        for (boolean inMoves = false; next < words.length; next++) {
            if (inMoves) {
                int taken = Integer.parseUnsignedInt(words[next]);
                if (taken < 1 || taken > Math.min(position.most, position.sticks)) throw new IllegalArgumentException();
                position.sticks -= taken;
                position.firstToMove = !position.firstToMove;
            } else if (words[next].equals("moves")) {
                inMoves = true;
            } else if (words[next].equals("misere")) {
                position.misere = true;
            } else {
                throw new IllegalArgumentException();
            }
        }
        return position;
    }

    private static String answer(String question, Position position) {
        boolean over = position.sticks == 0;
        switch (question) {
            case "gameover":
                return String.valueOf(over);
            case "p1turn":
                return String.valueOf(position.firstToMove);
            case "result":
                return !over ? "none" : position.firstToMove == position.misere ? "p1win" : "p2win";
            default:
                throw new IllegalArgumentException();
        }
    }

    /** "setoption name Sticks value 21". */
    private static void setOption(String[] words, Position start) {
        if (words[2].equals("Sticks")) start.sticks = Integer.parseUnsignedInt(words[4]);
        if (words[2].equals("Take")) start.most = Integer.parseUnsignedInt(words[4]);
        if (words[2].equals("Misere")) start.misere = words[4].equals("true");
    }

    public static void main(String[] args) throws IOException {
        Position start = new Position();
        Position position = start.copy();
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] words = line.trim().split("\\s+");
            try {
                switch (words[0]) {
                    case "ugi":
                        System.out.println("id name Sticks example\nid author you\n"
                            + "option name Sticks type spin default 10 min 3 max 1000\n"
                            + "option name Take type spin default 3 min 2 max 999\n"
                            + "option name Misere type check default false\nugiok");
                        break;
                    case "setoption":
                        setOption(words, start);
                        break;
                    case "isready":
                        System.out.println("readyok");
                        break;
                    case "position":
                        position = readPosition(words, start);
                        break;
                    case "go":
                        most = position.most;
                        misere = position.misere;
                        String move = position.sticks == 0 ? "none" : String.valueOf(getComputerMove(position.sticks));
                        System.out.println("bestmove " + move);
                        break;
                    case "query":
                        System.out.println("response " + answer(words[1], position));
                        break;
                    case "quit":
                        return;
                    default:
                        break;
                }
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException error) { // and nothing has changed
                System.out.println("info string not understood: " + line.trim());
            }
            System.out.flush(); // or the other side waits for ever
        }
    }
}
