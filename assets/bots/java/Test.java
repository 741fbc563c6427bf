import java.util.List;
import java.util.Random;

/** Plays a hundred games by the rules: every position is read as it was written, and every move of yours is legal. */
public class Test {
    private static final int GAMES = 100;

    public static void main(String[] arguments) {
        Random random = new Random(1);
        for (int game = 0; game < GAMES; ++game) {
            Position position = Position.of(Position.START);
            for (List<String> legal = position.legal(); !legal.isEmpty(); legal = position.legal()) {
                check(position.toString(), Position.of(position.toString()).toString());
                boolean yours = position.side() == 1 + game % 2;
                String move = yours ? Bot.choose(position, 10) : legal.get(random.nextInt(legal.size()));
                if (!legal.contains(move)) fail("illegal move " + move + " in " + position);
                position = position.play(move);
            }
            if (position.result().equals("none")) fail("no result in " + position);
        }
        System.out.println(GAMES + " games: all is well");
    }

    private static void check(String written, String read) {
        if (!written.equals(read)) fail(written + " was read as " + read);
    }

    private static void fail(String words) {
        System.out.println(words);
        System.exit(1);
    }
}
