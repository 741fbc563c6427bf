// The command line: every subcommand of the program, and what is asked of the window when one is wanted.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/command_line.hpp"
#include "sheet/layout.hpp"
#include "sheet/questions.hpp"
#include "svg/svg_canvas.hpp"
#include "zugzwang/play/session.hpp"

namespace zugzwang::cli {

/// What the window is to open with. All but `opened` has been checked: the game exists, the options go together, the
/// position can be read, the players are known.
struct WindowRequest {
    enum class Start : std::uint8_t {
        menu, ///< The menu of all games; `game` is empty.
        play, ///< Straight into `game` with `session`.
        open, ///< What `opened` holds, on the menu.
        demo, ///< Computers only: `game` with `session` again and again, or all games in turn when `game` is empty.
    };

    Start start = Start::menu;
    std::string game{};      ///< An id of the catalog, or empty.
    std::string opened{};    ///< A position, records, or the name of a file: as it was given, not looked at yet.
    SessionConfig session{}; ///< For `game`; its theme is left to the window.
    bool windowed = false;   ///< Not fullscreen.
    int width = 0;           ///< Of the window, in pixels; 0 when no size was asked for. A size implies `windowed`.
    int height = 0;
};

/// A recorded game to be filmed; checked like a WindowRequest, but for the file.
struct FilmRequest {
    std::string game;          ///< An id of the catalog.
    std::size_t moves = 0;     ///< That are played.
    SessionConfig session;     ///< Plays the game again; its theme is left to the film.
    std::string file;          ///< Its kind by its ending.
    int width = 0, height = 0; ///< In pixels.
    bool tells = false;        ///< A program listens: see `zugzwang film --help`.
};

/// The puzzles of a game that come with the program are to be printed: their pack, read from where its files are.
struct PackRequest {
    std::string game; ///< An id of the catalog.
};

/// A bot to begin with is to be written, from templates that lie where the program's files are; the game and the
/// language are known.
struct NewBotRequest {
    std::string game, language;
    std::string folder; ///< Where it goes, as it was given.
};

/// A sheet is to be made, of puzzles or of the person's own exercises, of the theme and the sprites that lie where the
/// program's files are.
struct SheetRequest {
    std::string game; ///< An id of the catalog; of puzzles, of a game with any.
    sheet::Asks asks = sheet::Asks::win;
    sheet::SheetWish wish{};
    /// Of exercises; `due` alone: those of today, neither: all.
    bool due = false;
    std::optional<std::string> kind{}; ///< The id of one of the game's kinds of mistakes.
    sheet::Paper paper = sheet::Paper::a4;
    bool grey = false;
    std::string file; ///< Ends in .pdf or .svg.
};
struct SheetMaterial {
    Result<std::vector<sheet::SheetQuestion>> questions; ///< That the request asks for.
    const Theme& theme;                                  ///< Colours for paper.
    SvgCanvas::SpriteSource sprites;
};

/// What the person keeps is to go into one file, or to come back from it. The file's name was given.
struct BackupRequest {
    std::string file;
    bool overwrites = false; ///< A file that is there.
};
struct RestoreRequest {
    std::string file;
};

/// What is left to the program when the command line has been read: nothing but its exit status, a window, a film, a
/// pack of puzzles, a bot to begin with, a backup, one that is brought back, or a sheet.
using Answer = std::variant<int, WindowRequest, FilmRequest, PackRequest, NewBotRequest, BackupRequest, RestoreRequest,
                            SheetRequest>;

/// Where a subcommand reads and writes.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

/// The exit status of the program, when the command is done: 0 done, 2 the call or its input was refused (one line on
/// `err` says why), 1 anything else.
inline constexpr int exit_done = 0, exit_failed = 1, exit_refused = 2;

/// That status of a command that ran to its end, or, with one line on `err`, that not all of its output could be
/// written: the disk is full, or whoever read it has gone.
[[nodiscard]] int ended(int status, const Streams& streams);

/// Runs the subcommand that the arguments (without the program's name) ask for and answers the exit status, or answers
/// what the window is to open with, or what is to be filmed.
[[nodiscard]] Answer run(const std::vector<std::string>& arguments, const Streams& streams);

/// Prints a pack of puzzles (src/puzzles/pack.hpp) as `zugzwang puzzles` prints those that it makes; answers the exit
/// status. A text that is none is refused on `streams.err`.
[[nodiscard]] int print_pack(std::string_view text, const Streams& streams);

/// Writes the bot from the folder of all templates, and answers the exit status. Throws std::runtime_error where they
/// are missing.
[[nodiscard]] int write_new_bot(const NewBotRequest& request, const std::string& templates, const Streams& streams);

/// Writes the backup of the person's folder, or brings one back there, and answers the exit status.
[[nodiscard]] int run_backup(const BackupRequest& request, const std::string& folder, const Streams& streams);
[[nodiscard]] int run_restore(const RestoreRequest& request, const std::string& folder, const Streams& streams);

/// Writes the sheet, its key and its set, and answers the exit status.
[[nodiscard]] int write_sheet(const SheetRequest& request, const SheetMaterial& material, const Streams& streams);

/// All that the command line takes, in the language of the moment.
[[nodiscard]] CommandLineWords words();

/// The same as `run` on the standard streams, for `main`.
[[nodiscard]] Answer run(int argc, char** argv);

} // namespace zugzwang::cli
