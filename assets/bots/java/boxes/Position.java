import java.util.ArrayList;
import java.util.List;

/**
 * A position of Boxes, as a picture and whose turn it is. The picture's rows stand in `picture` from the top, as wide as
 * the drawing: dots at even places, edges between two dots, boxes between four edges.
 */
class Position {
    static final String START = "@start@";

    private static final char OPEN = '.';

    private final char[][] picture;
    private final int side;

    private Position(char[][] picture, int side) {
        this.picture = picture;
        this.side = side;
    }

    static Position of(String text) {
        String[] fields = text.split(" ");
        String[] rows = fields[0].split("/");
        char[][] picture = new char[rows.length][2 * rows[0].length() + 1];
        for (int row = 0; row < rows.length; ++row)
            for (int at = 0; at < rows[row].length(); ++at)
                // A row of horizontal edges leaves out the dots.
                picture[row][row % 2 == 0 ? 2 * at + 1 : at] = rows[row].charAt(at);
        return new Position(picture, Integer.parseInt(fields[1]));
    }

    /** Whose turn it is: 1 or 2. */
    int side() {
        return side;
    }

    /** All legal moves, like b1-b2; none when the game is over. */
    List<String> legal() {
        List<String> moves = new ArrayList<>();
        for (int row = 0; row < picture.length; ++row)
            for (int column = 1 - row % 2; column < picture[row].length; column += 2)
                if (picture[row][column] == OPEN) moves.add(name(row, column));
        return moves;
    }

    /** The two dots of an edge; the smaller text comes first. */
    private String name(int row, int column) {
        boolean isHorizontal = row % 2 == 0;
        String a = isHorizontal ? dot(row, column - 1) : dot(row + 1, column);
        String b = isHorizontal ? dot(row, column + 1) : dot(row - 1, column);
        return a.compareTo(b) < 0 ? a + "-" + b : b + "-" + a;
    }

    private String dot(int row, int column) {
        return "" + (char) ('a' + column / 2) + (picture.length / 2 - row / 2 + 1);
    }

    /** The position after a legal move. */
    Position play(String move) {
        char[][] next = new char[picture.length][];
        for (int row = 0; row < picture.length; ++row) next[row] = picture[row].clone();
        String[] dots = move.split("-");
        int row = rowOf(dots[0]) + rowOf(dots[1]), column = columnOf(dots[0]) + columnOf(dots[1]);
        boolean isHorizontal = row % 2 == 0;
        next[row][column] = isHorizontal ? '-' : '|';
        boolean closes = isHorizontal ? close(next, row - 1, column) | close(next, row + 1, column)
                : close(next, row, column - 1) | close(next, row, column + 1);
        return new Position(next, closes ? side : 3 - side); // who closes a box moves again
    }

    /** Half of the row in the picture; those of two neighbours add up to the row of their edge. */
    private int rowOf(String dot) {
        return picture.length / 2 - (Integer.parseInt(dot.substring(1)) - 1);
    }

    private static int columnOf(String dot) {
        return dot.charAt(0) - 'a';
    }

    /** Gives the box to the side to move, if it is one and has all its edges; says whether. */
    private boolean close(char[][] next, int row, int column) {
        if (row < 0 || row >= next.length || column < 0 || column >= next[row].length) return false;
        if (next[row - 1][column] == OPEN || next[row + 1][column] == OPEN) return false;
        if (next[row][column - 1] == OPEN || next[row][column + 1] == OPEN) return false;
        next[row][column] = (char) ('0' + side);
        return true;
    }

    /** The boxes of a side. */
    int boxes(int of) {
        int count = 0;
        for (char[] row : picture)
            for (char place : row) count += place == '0' + of ? 1 : 0;
        return count;
    }

    /** p1win, p2win, draw, or none while the game goes on. */
    String result() {
        if (!legal().isEmpty()) return "none";
        int margin = boxes(1) - boxes(2);
        return margin == 0 ? "draw" : margin > 0 ? "p1win" : "p2win";
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < picture.length; ++row) {
            if (row > 0) text.append('/');
            boolean isHorizontal = row % 2 == 0;
            for (int column = isHorizontal ? 1 : 0; column < picture[row].length; column += isHorizontal ? 2 : 1)
                text.append(picture[row][column]);
        }
        return text + " " + side;
    }
}
