import java.util.ArrayList;
import java.util.List;

/** A position of Amazons: ranks from the top, `Q` and `q` queens, `*` arrows, numbers of empty squares; then w or b. */
class Position {
    static final String START = "@start@";

    private static final int[][] DIRECTIONS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    private final char[][] board; // by rank from the bottom and file; '.' is empty
    private final int side;

    private Position(char[][] board, int side) {
        this.board = board;
        this.side = side;
    }

    static Position of(String text) {
        String[] fields = text.split(" ");
        String[] ranks = fields[0].split("/");
        char[][] board = new char[ranks.length][];
        for (int at = 0; at < ranks.length; ++at) board[ranks.length - 1 - at] = rankFrom(ranks[at]);
        for (char[] rank : board)
            if (rank.length != board[0].length) throw new IllegalArgumentException("a rank of another length");
        return new Position(board, fields[1].equals("w") ? 1 : 2);
    }

    private static char[] rankFrom(String text) {
        StringBuilder rank = new StringBuilder();
        int empty = 0;
        for (char each : text.toCharArray()) {
            if (Character.isDigit(each)) {
                empty = 10 * empty + each - '0';
                continue;
            }
            rank.append(".".repeat(empty)).append(each);
            empty = 0;
        }
        return rank.append(".".repeat(empty)).toString().toCharArray();
    }

    /** Whose turn it is: 1 (White) or 2. */
    int side() {
        return side;
    }

    /** All legal moves, like d1-d7/g7; none when the game is over. */
    List<String> legal() {
        List<String> moves = new ArrayList<>();
        char queen = side == 1 ? 'Q' : 'q';
        for (int rank = 0; rank < board.length; ++rank)
            for (int file = 0; file < board[rank].length; ++file)
                if (board[rank][file] == queen) addMoves(moves, rank, file, queen);
        return moves;
    }

    private void addMoves(List<String> moves, int rank, int file, char queen) {
        board[rank][file] = '.'; // what it leaves is empty for its move and its arrow
        for (int[] to : reached(rank, file))
            for (int[] arrow : reached(to[0], to[1]))
                moves.add(name(rank, file) + "-" + name(to[0], to[1]) + "/" + name(arrow[0], arrow[1]));
        board[rank][file] = queen;
    }

    /** The squares that a queen or an arrow reaches from there. */
    private List<int[]> reached(int fromRank, int fromFile) {
        List<int[]> squares = new ArrayList<>();
        for (int[] step : DIRECTIONS) {
            int rank = fromRank + step[0], file = fromFile + step[1];
            for (; isEmpty(rank, file); rank += step[0], file += step[1]) squares.add(new int[] {rank, file});
        }
        return squares;
    }

    private boolean isEmpty(int rank, int file) {
        return rank >= 0 && rank < board.length && file >= 0 && file < board[0].length && board[rank][file] == '.';
    }

    private static String name(int rank, int file) {
        return "" + (char) ('a' + file) + (rank + 1);
    }

    /** The position after a legal move. */
    Position play(String move) {
        String[] squares = move.split("[-/]");
        char[][] next = new char[board.length][];
        for (int rank = 0; rank < board.length; ++rank) next[rank] = board[rank].clone();
        set(next, squares[0], '.');
        set(next, squares[1], side == 1 ? 'Q' : 'q');
        set(next, squares[2], '*');
        return new Position(next, 3 - side);
    }

    private static void set(char[][] board, String square, char to) {
        board[Integer.parseInt(square.substring(1)) - 1][square.charAt(0) - 'a'] = to;
    }

    /** p1win, p2win, or none while the game goes on: who cannot move loses. */
    String result() {
        if (!legal().isEmpty()) return "none";
        return side == 1 ? "p2win" : "p1win";
    }

    @Override
    public String toString() {
        List<String> ranks = new ArrayList<>();
        for (char[] rank : board) ranks.add(0, rankText(rank));
        return String.join("/", ranks) + (side == 1 ? " w" : " b");
    }

    private static String rankText(char[] rank) {
        StringBuilder text = new StringBuilder();
        int empty = 0;
        for (char square : rank) {
            if (square == '.') {
                ++empty;
                continue;
            }
            text.append(empty > 0 ? String.valueOf(empty) : "").append(square);
            empty = 0;
        }
        return text.append(empty > 0 ? String.valueOf(empty) : "").toString();
    }
}
