import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Says of every position and move that it reads: its legal moves | the result | the position after the move. */
public class Rules {
    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] asked = line.split("\t");
            Position position = Position.of(asked[0]);
            String next = asked.length > 1 ? position.play(asked[1]).toString() : "";
            System.out.println(String.join(" ", position.legal()) + "|" + position.result() + "|" + next);
        }
    }
}
