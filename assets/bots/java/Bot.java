import java.util.List;
import java.util.Random;

/** Your bot for @title@. All but the thinking is done: write yours into `choose`. */
public class Bot {
    private static final Random RANDOM = new Random();

    /** Here is where to think: the answer is one of position.legal(), which is not empty, within that time. */
    static String choose(Position position, long milliseconds) {
        List<String> legal = position.legal();
        return legal.get(RANDOM.nextInt(legal.size()));
    }

    public static void main(String[] arguments) {
        new Ugi("My bot for @title@", Bot::choose).serve();
    }
}
