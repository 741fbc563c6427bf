#include "package/desktop_files.hpp"

#include <functional>

#include "languages/languages.hpp"
#include "zugzwang/base/text.hpp"
#include "zugzwang/base/words.hpp"
#include "zugzwang/base/xml.hpp"
#include "zugzwang/play/game.hpp"

namespace zugzwang::package {
namespace {

constexpr const char* record_kind = "application/x-zugzwang-record";

/// Words of the program in the language of the moment.
using Words = std::function<std::string()>;

/// Writes what a language says, once for each that does not say what English does.
std::string in_every_language(const Words& words,
                              const std::function<std::string(const std::string& code, const std::string&)>& line) {
    speak("en");
    const auto english = words();
    std::string lines = line("", english);
    for (const auto& language : all_languages()) {
        speak(language.code);
        if (const auto own = words(); own != english) lines += line(language.code, own);
    }
    speak("en");
    return lines;
}

/// A line of a desktop file.
std::string key(const std::string& name, const Words& words) {
    return in_every_language(words, [&](const std::string& code, const std::string& value) {
        return name + (code.empty() ? "" : "[" + code + "]") + "=" + value + "\n";
    });
}

/// An element of XML.
std::string element(const std::string& indent, const std::string& name, const Words& words) {
    return in_every_language(words, [&](const std::string& code, const std::string& value) {
        const auto language = code.empty() ? "" : " xml:lang=\"" + code + "\"";
        return indent + "<" + name + language + ">" + xml_words(value) + "</" + name + ">\n";
    });
}

std::string action(const std::string& id, const Words& name, const std::string& command) {
    return "\n[Desktop Action " + id + "]\n" + key("Name", name) + "Exec=" + command + "\n";
}

std::string summary() { return tr("Five two-player games of pure skill"); }

} // namespace

std::string desktop_entry() {
    std::string ids, actions;
    for (const auto& game : catalog()) {
        ids += game.id + ";";
        actions += action(
            game.id,
            [&] {
                return tr("Play {game}", {{"game", tr(game.title)}});
            },
            "zugzwang play " + game.id);
    }
    actions += action(
        "demo", [] { return tr("Watch computers play"); }, "zugzwang demo");
    auto entry = "[Desktop Entry]\nType=Application\n" + key("Name", [] { return std::string("Zugzwang"); });
    entry += key("GenericName", [] { return tr("Board games"); });
    entry += key("Comment", summary);
    entry += key("Keywords", [] { return tr("board game;strategy;logic;two players;algorithm;"); });
    entry += "Exec=zugzwang open %f\nIcon=zugzwang\nTerminal=false\nStartupNotify=true\nStartupWMClass=zugzwang\n"
             "Categories=Game;BoardGame;StrategyGame;LogicGame;\n";
    return entry + "MimeType=" + record_kind + ";\nActions=" + ids + "demo;\n" + actions;
}

std::string metainfo(const std::string& version, const std::string& day, const std::string& homepage) {
    const std::string indent = "    ";
    std::string games;
    for (const auto& game : catalog()) {
        games += element(indent + "  ", "li", [&] {
            return tr("{game}: {summary}",
                      {{"game", tr(game.title)}, {"summary", tr(game.tagline[0]) + " " + tr(game.tagline[1])}});
        });
    }
    std::string xml = R"(<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>org.zugzwang.Zugzwang</id>
  <metadata_license>MIT</metadata_license>
  <project_license>MIT</project_license>
)";
    xml += element("  ", "name", [] { return std::string("Zugzwang"); });
    xml += element("  ", "summary", summary);
    xml += "  <developer_name>The Zugzwang authors</developer_name>\n  <description>\n";
    xml += element(indent, "p", [] {
        return tr("An arcade of five games of pure skill: no luck, nothing hidden. Play a friend on one seat, play the "
                  "computer, or watch two computers play each other.");
    });
    xml += indent + "<ul>\n" + games + indent + "</ul>\n";
    xml += element(indent, "p", [] {
        return tr("Each game has a ladder of opponents, puzzles that are proven, and a look at the algorithms while "
                  "they think. Your own bot can take a seat, too.");
    });
    xml += "  </description>\n  <launchable type=\"desktop-id\">zugzwang.desktop</launchable>\n";
    if (!homepage.empty()) {
        xml += "  <url type=\"homepage\">" + xml_words(homepage) + "</url>\n  <screenshots>\n";
        const auto screenshot = [&](const std::string& kind, const std::string& picture, const Words& caption) {
            xml += indent + "<screenshot" + kind + ">\n" + element(indent + "  ", "caption", caption) + indent +
                   "  <image>" + xml_words(homepage) + "/assets/pictures/" + picture + "</image>\n" + indent +
                   "</screenshot>\n";
        };
        screenshot(" type=\"default\"", "menu.png", [] { return tr("The menu with its five games"); });
        screenshot("", "amazons.png", [] { return tr("A game of Amazons"); });
        screenshot("", "ladder.png", [] { return tr("The ladder of Boxes"); });
        screenshot("", "puzzle.png", [] { return tr("A solved puzzle"); });
        screenshot("", "algorithm.png", [] { return tr("Alpha-beta at work"); });
        xml += "  </screenshots>\n";
    }
    xml += R"(  <content_rating type="oars-1.1"/>
  <supports>
    <control>pointing</control>
    <control>keyboard</control>
    <control>gamepad</control>
    <control>touch</control>
  </supports>
  <provides>
    <binary>zugzwang</binary>
    <mediatype>)";
    xml += std::string(record_kind) + "</mediatype>\n  </provides>\n  <releases>\n    <release version=\"" + version +
           "\" date=\"" + day + "\"/>\n  </releases>\n</component>\n";
    return xml;
}

std::string record_type() {
    return R"(<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type=")" +
           std::string(record_kind) + "\">\n" + element("    ", "comment", [] { return tr("Zugzwang games"); }) +
           R"(    <sub-class-of type="text/plain"/>
    <icon name="zugzwang"/>
    <glob pattern="*.jsonl"/>
    <magic priority="80">
      <match type="string" value="&quot;zugzwang record&quot;" offset="1:40"/>
    </magic>
  </mime-type>
</mime-info>
)";
}

} // namespace zugzwang::package
