#include "app/film/film_pipe.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <string>
#include <system_error>
#include <vector>

#include <boost/process/args.hpp>
#include <boost/process/child.hpp>
#include <boost/process/error.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/io.hpp>
#include <boost/process/pipe.hpp>

#include "zugzwang/base/program_file.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"

namespace zugzwang::app {

namespace process = boost::process;

namespace {

using Words = std::vector<std::string>;

/// The colours of a film are those of high-definition television.
const std::string television = "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";

struct Kind {
    std::string_view ending;
    bool even; ///< Each side must be.
    Words arguments;
};

const std::array<Kind, 6>& kinds() {
    const Words tags{"-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"};
    const auto with_tags = [&](Words words) {
        words.insert(words.end(), tags.begin(), tags.end());
        return words;
    };
    const Words h264 =
        with_tags({"-vf", television, "-c:v", "libx264", "-preset", "medium", "-crf", "20", "-movflags", "+faststart"});
    static const std::array<Kind, 6> all{
        {{".mp4", true, h264},
         {".mov", true, h264},
         {".mkv", true, h264},
         {".webm", true,
          with_tags({"-vf", television, "-c:v", "libvpx-vp9", "-crf", "32", "-b:v", "0", "-row-mt", "1", "-deadline",
                     "good", "-cpu-used", "4"})},
         // Both show fewer pictures: a GIF cannot count sixtieths, and a WebP of all would be very large.
         {".gif",
          false,
          {"-vf",
           "fps=30,split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none:diff_mode=rectangle",
           "-loop", "0"}},
         {".webp", false, {"-vf", "fps=30", "-c:v", "libwebp_anim", "-quality", "80", "-loop", "0"}}}};
    return all;
}

const Kind* kind_of(const std::filesystem::path& file) {
    const auto found = std::ranges::find(kinds(), file.extension().string(), &Kind::ending);
    return found == kinds().end() ? nullptr : &*found;
}

/// Where a film grows until it is whole; of the same kind, as ffmpeg goes by the ending.
std::filesystem::path part_of(const std::filesystem::path& file) {
    auto part = file;
    part.replace_extension(".part");
    return part += file.extension();
}

Words call(const std::filesystem::path& file, PictureSize size, int frames_per_second) {
    Words words{"-hide_banner",
                "-loglevel",
                "error",
                "-nostdin",
                "-y",
                "-f",
                "rawvideo",
                "-pixel_format",
                "bgr0",
                "-video_size",
                filled("{}x{}", size.width, size.height),
                "-framerate",
                std::to_string(frames_per_second),
                "-i",
                "pipe:0"};
    const auto& arguments = kind_of(file)->arguments;
    words.insert(words.end(), arguments.begin(), arguments.end());
    words.push_back("file:" + file.string()); // so that no name means anything else
    return words;
}

} // namespace

struct FilmPipe::Parts {
    std::filesystem::path file, part;
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> said{std::tmpfile(), std::fclose}; ///< What ffmpeg writes.
    process::pipe pixels;
    process::child child;

    [[nodiscard]] std::string last_words() const;
    /// Ends the child and answers whether it did its work.
    bool close();
    [[noreturn]] void fail();
};

std::string FilmPipe::Parts::last_words() const {
    std::rewind(said.get());
    std::array<char, 400> line{};
    std::string last;
    while (std::fgets(line.data(), line.size(), said.get()) != nullptr) {
        std::string words(line.data());
        words.erase(std::min(words.find_last_not_of("\r\n ") + 1, words.size()));
        if (!words.empty()) last = std::move(words);
    }
    return last.empty() ? tr("it says no more") : printable(last);
}

bool FilmPipe::Parts::close() {
    pixels.close();
    std::error_code trouble;
    child.wait(trouble);
    return !trouble && child.exit_code() == 0;
}

void FilmPipe::Parts::fail() {
    close();
    throw std::runtime_error(
        tr("ffmpeg could not make `{file}`: {reason}", {{"file", file.string()}, {"reason", last_words()}}));
}

void FilmPipe::remove_part(const std::filesystem::path& file) {
    std::error_code ignored;
    std::filesystem::remove(part_of(file), ignored);
}

void FilmPipe::check(const std::filesystem::path& file, PictureSize size) {
    const Kind* kind = kind_of(file);
    if (kind == nullptr) {
        throw FilmRefused(tr("a film ends in one of {endings}, not `{file}`",
                             {{"endings", joined(kinds(), ", ", &Kind::ending)}, {"file", file.filename().string()}}));
    }
    if (kind->even && (size.width % 2 != 0 || size.height % 2 != 0))
        throw FilmRefused(tr("each side of such a film must be even, not {width}x{height}",
                             {{"width", size.width}, {"height", size.height}}));
}

FilmPipe::FilmPipe(const std::filesystem::path& file, PictureSize size, int frames_per_second)
    : parts_(std::make_unique<Parts>()) {
    check(file, size);
    const auto program = program_file("ffmpeg");
    if (program.empty()) throw std::runtime_error(tr("a film needs the program ffmpeg, which is not installed"));
    if (!parts_->said) throw std::runtime_error(tr("no temporary file"));
    // A program that has gone must be an error, not the end of ours; and our end of the pipe stays ours alone, else
    // the program would never see the end of its input.
    std::signal(SIGPIPE, SIG_IGN);
    static_cast<void>(::fcntl(parts_->pixels.native_sink(), F_SETFD, FD_CLOEXEC));
    parts_->file = file;
    parts_->part = part_of(file);
    std::error_code trouble;
    parts_->child =
        process::child(process::exe = program.string(), process::args = call(parts_->part, size, frames_per_second),
                       process::std_in<parts_->pixels, process::std_out> process::null,
                       process::std_err > parts_->said.get(), trouble);
    if (trouble) throw std::runtime_error(tr("ffmpeg cannot be started: {reason}", {{"reason", trouble.message()}}));
}

FilmPipe::~FilmPipe() {
    std::error_code ignored;
    if (parts_->child.valid() && parts_->child.running(ignored)) {
        parts_->child.terminate(ignored);
        parts_->child.wait(ignored);
    }
    if (!parts_->part.empty()) std::filesystem::remove(parts_->part, ignored);
}

void FilmPipe::add(const SDL_Surface& picture) {
    const auto row_bytes = static_cast<int>(picture.w) * 4;
    for (int y = 0; y < picture.h; ++y) {
        const auto* row = static_cast<const char*>(picture.pixels) + static_cast<std::ptrdiff_t>(y) * picture.pitch;
        for (int sent = 0; sent < row_bytes;) {
            try {
                sent += parts_->pixels.write(row + sent, row_bytes - sent);
            } catch (const std::system_error&) {
                parts_->fail();
            }
        }
    }
}

void FilmPipe::finish() {
    if (!parts_->close()) parts_->fail();
    std::error_code trouble;
    std::filesystem::rename(parts_->part, parts_->file, trouble);
    if (trouble)
        throw std::runtime_error(
            tr("cannot write `{file}`: {reason}", {{"file", parts_->file.string()}, {"reason", trouble.message()}}));
    parts_->part.clear();
}

} // namespace zugzwang::app
