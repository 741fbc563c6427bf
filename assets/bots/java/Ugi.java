import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Arrays;
import java.util.List;

/** Speaks the Universal Game Interface: reads lines, keeps the position, and asks the bot for its moves. */
class Ugi {
    /** What thinks. */
    interface Player {
        String choose(Position position, long milliseconds);
    }

    private static final long USUAL_TIME = 1000; // milliseconds, where nobody says how long

    private final String name;
    private final Player player;
    private Position position = Position.of(Position.START);
    private String held; // an answer that waits for `stop`

    Ugi(String name, Player player) {
        this.name = name;
        this.player = player;
    }

    /** Until `quit` or the end of the input. */
    void serve() {
        try (BufferedReader input = new BufferedReader(new InputStreamReader(System.in))) {
            for (String line = input.readLine(); line != null; line = input.readLine()) {
                List<String> words = Arrays.asList(line.trim().split("\\s+"));
                if (words.get(0).equals("quit")) return;
                try {
                    obey(words);
                } catch (RuntimeException problem) {
                    say("info string not understood: " + problem.getMessage());
                }
            }
        } catch (IOException gone) {
            // Nobody speaks to us any more.
        }
    }

    private void obey(List<String> words) {
        switch (words.get(0)) {
            case "ugi":
                say("id name " + name);
                say("id author me");
                say("ugiok");
                break;
            case "isready":
                say("readyok");
                break;
            case "uginewgame":
                position = Position.of(Position.START);
                break;
            case "position":
                position = positionFrom(words);
                break;
            case "go":
                go(words);
                break;
            case "stop":
                if (held != null) say(held);
                held = null;
                break;
            case "query":
                say("response " + answer(words.get(1)));
                break;
            case "setoption": // there are none
            case "":
                break;
            default:
                throw new IllegalArgumentException("unknown word");
        }
    }

    /** From `position startpos|fen TEXT [moves ...]`. */
    private static Position positionFrom(List<String> words) {
        int moves = words.contains("moves") ? words.indexOf("moves") : words.size();
        boolean start = words.get(1).equals("startpos");
        Position position = Position.of(start ? Position.START : String.join(" ", words.subList(2, moves)));
        for (String move : words.subList(Math.min(moves + 1, words.size()), words.size())) {
            if (!position.legal().contains(move)) throw new IllegalArgumentException("an illegal move");
            position = position.play(move);
        }
        return position;
    }

    private void go(List<String> words) {
        boolean over = position.legal().isEmpty();
        String best = "bestmove " + (over ? "none" : player.choose(position, timeFrom(words)));
        boolean waits = words.size() == 1 || words.contains("infinite");
        if (waits && !over) held = best;
        else say(best);
    }

    /** Of a clock for the whole game a thirtieth. */
    private long timeFrom(List<String> words) {
        int movetime = words.indexOf("movetime");
        if (movetime > 0) return Long.parseLong(words.get(movetime + 1));
        int clock = words.indexOf(position.side() == 1 ? "p1time" : "p2time");
        return clock > 0 ? Long.parseLong(words.get(clock + 1)) / 30 : USUAL_TIME;
    }

    private String answer(String question) {
        switch (question) {
            case "gameover":
                return String.valueOf(position.legal().isEmpty());
            case "p1turn":
                return String.valueOf(position.side() == 1);
            case "result":
                return position.result();
            case "position":
                return position.toString();
            default:
                throw new IllegalArgumentException("an unknown question");
        }
    }

    private static void say(String line) {
        System.out.println(line);
        System.out.flush();
    }
}
