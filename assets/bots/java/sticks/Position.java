import java.util.ArrayList;
import java.util.List;

/** A position of Sticks, written `N/M SIDE` or `N/M SIDE misere`: N sticks, of which a move takes 1 to M. */
class Position {
    static final String START = "@start@";

    private final int sticks, max, side;
    private final boolean misere; // whoever takes the last stick loses

    private Position(int sticks, int max, int side, boolean misere) {
        this.sticks = sticks;
        this.max = max;
        this.side = side;
        this.misere = misere;
    }

    static Position of(String text) {
        String[] fields = text.split(" ");
        String[] numbers = fields[0].split("/");
        return new Position(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(fields[1]),
                fields.length > 2);
    }

    /** Whose turn it is: 1 or 2. */
    int side() {
        return side;
    }

    /** All legal moves; none when the game is over. */
    List<String> legal() {
        List<String> moves = new ArrayList<>();
        for (int taken = 1; taken <= Math.min(max, sticks); ++taken) moves.add(String.valueOf(taken));
        return moves;
    }

    /** The position after a legal move. */
    Position play(String move) {
        return new Position(sticks - Integer.parseInt(move), max, 3 - side, misere);
    }

    /** p1win, p2win, or none while the game goes on. */
    String result() {
        if (sticks > 0) return "none";
        return misere == (side == 1) ? "p1win" : "p2win";
    }

    @Override
    public String toString() {
        return sticks + "/" + max + " " + side + (misere ? " misere" : "");
    }
}
