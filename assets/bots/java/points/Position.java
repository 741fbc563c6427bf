import java.util.ArrayList;
import java.util.List;

/** A position of Points, written `X,Y;X,Y;... I-J,I-J,... SIDE`: the points, the segments drawn (or -), whose turn it is. */
class Position {
    static final String START = "@start@";

    private final long[][] points;
    private final List<int[]> segments; // pairs of numbers of points, from 0, smaller first
    private final int side;

    private Position(long[][] points, List<int[]> segments, int side) {
        this.points = points;
        this.segments = segments;
        this.side = side;
    }

    static Position of(String text) {
        String[] fields = text.split(" ");
        String[] places = fields[0].split(";");
        long[][] points = new long[places.length][];
        for (int at = 0; at < points.length; ++at) {
            String[] place = places[at].split(",");
            points[at] = new long[] {Long.parseLong(place[0]), Long.parseLong(place[1])};
        }
        List<int[]> segments = new ArrayList<>();
        if (!fields[1].equals("-"))
            for (String segment : fields[1].split(",")) segments.add(segmentFrom(segment, points.length));
        return new Position(points, segments, Integer.parseInt(fields[2]));
    }

    private static int[] segmentFrom(String text, int points) {
        String[] ends = text.split("-");
        int a = Integer.parseInt(ends[0]) - 1, b = Integer.parseInt(ends[1]) - 1;
        if (Math.min(a, b) < 0 || Math.max(a, b) >= points) throw new IllegalArgumentException("no such point");
        return new int[] {Math.min(a, b), Math.max(a, b)};
    }

    /** Whose turn it is: 1 or 2. */
    int side() {
        return side;
    }

    /** All legal moves, like 3-4; none when the game is over. */
    List<String> legal() {
        List<String> moves = new ArrayList<>();
        for (int a = 0; a < points.length; ++a)
            for (int b = a + 1; b < points.length; ++b)
                if (canBeJoined(a, b)) moves.add((a + 1) + "-" + (b + 1));
        return moves;
    }

    /** Whether the segment from a to b touches none that is drawn; one that ends at a or b does, too. */
    private boolean canBeJoined(int a, int b) {
        for (int[] drawn : segments)
            if (touch(points[a], points[b], points[drawn[0]], points[drawn[1]])) return false;
        return true;
    }

    private static boolean touch(long[] a, long[] b, long[] c, long[] d) {
        if (turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0) return true;
        return isOn(a, b, c) || isOn(a, b, d) || isOn(c, d, a) || isOn(c, d, b);
    }

    /** 1 when the way from a over b to c turns left, -1 when it turns right, 0 when it is straight. */
    private static int turn(long[] a, long[] b, long[] c) {
        return Long.signum((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
    }

    /** Whether c lies on the segment from a to b, its ends included. */
    private static boolean isOn(long[] a, long[] b, long[] c) {
        return turn(a, b, c) == 0 && Math.min(a[0], b[0]) <= c[0] && c[0] <= Math.max(a[0], b[0])
                && Math.min(a[1], b[1]) <= c[1] && c[1] <= Math.max(a[1], b[1]);
    }

    /** The position after a legal move. */
    Position play(String move) {
        List<int[]> next = new ArrayList<>(segments);
        next.add(segmentFrom(move, points.length));
        return new Position(points, next, 3 - side);
    }

    /** p1win, p2win, or none while the game goes on: who cannot move loses. */
    String result() {
        if (!legal().isEmpty()) return "none";
        return side == 1 ? "p2win" : "p1win";
    }

    @Override
    public String toString() {
        List<String> places = new ArrayList<>(), drawn = new ArrayList<>();
        for (long[] point : points) places.add(point[0] + "," + point[1]);
        for (int[] segment : segments) drawn.add((segment[0] + 1) + "-" + (segment[1] + 1));
        return String.join(";", places) + " " + (drawn.isEmpty() ? "-" : String.join(",", drawn)) + " " + side;
    }
}
