import java.util.ArrayList;
import java.util.List;

/** A position of Numbers, written `ROW FIRST-SECOND SIDE`: the numbers left, both totals, whose turn it is. */
class Position {
    static final String START = "@start@";

    private final long[] row; // the whole row of `of`; what is left of it is from `left` up to `right`, not included
    private final int left, right, side;
    private final long first, second; // the totals

    private Position(long[] row, int left, int right, long first, long second, int side) {
        this.row = row;
        this.left = left;
        this.right = right;
        this.first = first;
        this.second = second;
        this.side = side;
    }

    static Position of(String text) {
        String[] fields = text.split(" ");
        String[] numbers = fields[0].equals("-") ? new String[0] : fields[0].split(",");
        long[] row = new long[numbers.length];
        for (int at = 0; at < row.length; ++at) row[at] = Long.parseLong(numbers[at]);
        String[] totals = fields[1].split("-");
        return new Position(row, 0, row.length, Long.parseLong(totals[0]), Long.parseLong(totals[1]),
                Integer.parseInt(fields[2]));
    }

    /** Whose turn it is: 1 or 2. */
    int side() {
        return side;
    }

    /** The left end or the right one; none when the game is over. */
    List<String> legal() {
        return left < right ? List.of("L", "R") : List.of();
    }

    /** The position after a legal move. */
    Position play(String move) {
        boolean isLeft = move.equals("L");
        long taken = row[isLeft ? left : right - 1];
        return new Position(row, isLeft ? left + 1 : left, isLeft ? right : right - 1, first + (side == 1 ? taken : 0),
                second + (side == 2 ? taken : 0), 3 - side);
    }

    /** p1win, p2win, draw, or none while the game goes on. */
    String result() {
        if (left < right) return "none";
        return first == second ? "draw" : first > second ? "p1win" : "p2win";
    }

    @Override
    public String toString() {
        List<String> numbers = new ArrayList<>();
        for (int at = left; at < right; ++at) numbers.add(String.valueOf(row[at]));
        return (numbers.isEmpty() ? "-" : String.join(",", numbers)) + " " + first + "-" + second + " " + side;
    }
}
