// What a screen reader finds in the page, and the browser's own voice, where it has one. Neither ever waits, so this
// needs no thread.
#include "voice/machine_voice.hpp"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include <emscripten.h>

#include "zugzwang/base/words.hpp"

// clang-format off
EM_JS(void, zugzwang_read, (const char* words), { zugzwangPage.read(UTF8ToString(words)); });
EM_JS(void, zugzwang_lay, (const char* words), { zugzwangPage.part('position').textContent = UTF8ToString(words); });
EM_JS(void, zugzwang_name, (const char* language), { document.documentElement.lang = UTF8ToString(language); });
EM_JS(int, zugzwang_can_speak, (), { return typeof speechSynthesis === 'undefined' ? 0 : 1; });
EM_JS(void, zugzwang_speak, (const char* words, const char* language, double rate), {
    const utterance = new SpeechSynthesisUtterance(UTF8ToString(words));
    utterance.lang = UTF8ToString(language);
    utterance.rate = rate;
    speechSynthesis.speak(utterance);
});
EM_JS(void, zugzwang_hush, (), { speechSynthesis.cancel(); });
// clang-format on

namespace zugzwang {
namespace {

class PageVoice final : public Voice {
  public:
    void say(Utterance utterance) override {
        if (utterance.words.empty()) return;
        zugzwang_read(utterance.words.c_str());
        if (!can_speak_ || !reading_.aloud) return;
        if (last_ == utterance.kind || utterance.kind >= Utterance::Kind::answer) zugzwang_hush();
        last_ = utterance.kind;
        constexpr std::array rates{0.8, 1.0, 1.4};
        zugzwang_speak(utterance.words.c_str(), language(), rates[static_cast<std::size_t>(reading_.pace)]);
    }
    /// A screen reader goes by the page's language.
    void set(const Reading& reading) override {
        reading_ = reading;
        zugzwang_name(language());
    }
    void hush() override {
        if (can_speak_) zugzwang_hush();
    }
    [[nodiscard]] bool has_screen_reader() const override { return true; }
    void show_position(std::string words) override { zugzwang_lay(words.c_str()); }
    [[nodiscard]] std::string trouble() override {
        return can_speak_ ? std::string() : tr("This browser has no voice.");
    }

  private:
    [[nodiscard]] const char* language() const { return reading_.language.empty() ? "en" : reading_.language.c_str(); }

    bool can_speak_ = zugzwang_can_speak() != 0;
    Reading reading_;
    std::optional<Utterance::Kind> last_;
};

} // namespace

std::unique_ptr<Voice> machine_voice() { return std::make_unique<PageVoice>(); }

} // namespace zugzwang
