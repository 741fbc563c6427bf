// The thread that speaks: what it hands to the engine, in which order, and what gives way to what is newer.
#include "support/catch.hpp"

#include "support/standard.hpp"
#include "voice/speaking_voice.hpp"

using namespace zugzwang;
using Said = Utterance::Kind;

namespace {

/// What an engine was asked to do, and a door before which it waits while it is shut.
struct Told {
    std::mutex mutex;
    std::condition_variable changed;
    std::vector<std::string> done;
    bool is_open = true, entered = false;

    void note(const std::string& what) {
        std::unique_lock lock(mutex);
        done.push_back(what);
        entered = true;
        changed.notify_all();
        changed.wait(lock, [this] { return is_open; });
    }
    void open(bool on) {
        const std::scoped_lock lock(mutex);
        is_open = on;
        entered = false;
        changed.notify_all();
    }
    void wait_until_entered() {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return entered; });
    }
};

class FakeEngine final : public SpeechEngine {
  public:
    explicit FakeEngine(Told& told) : told_(told) {}
    void say(const std::string& words, const Reading& reading) override {
        told_.note(reading.language + name_of(reading.pace) + ": " + words);
    }
    void stop() override { told_.note("stop"); }

  private:
    Told& told_;
};

using Done = std::vector<std::string>;

} // namespace

TEST_CASE("voice: what is said is read at the pace and in the language of then", "[voice]") {
    Told told;
    {
        SpeakingVoice voice([&] { return OpenedSpeech{.engine = std::make_unique<FakeEngine>(told)}; });
        voice.say({Said::caption, "one"});
        voice.wait_until_idle();
        voice.set({.language = "et ", .pace = ReadingPace::fast});
        voice.say({Said::focus, "two"});
        voice.say({Said::focus, ""});
        voice.wait_until_idle();
        CHECK(voice.trouble().empty());
    }
    CHECK(told.done == Done{"normal: one", "et fast: two", "stop"}); // it stops when it goes
}

TEST_CASE("voice: the newer of a kind takes the place of the older one, waiting or half said", "[voice]") {
    Told told;
    SpeakingVoice voice([&] { return OpenedSpeech{.engine = std::make_unique<FakeEngine>(told)}; });
    told.open(false);
    voice.say({Said::caption, "one"});
    told.wait_until_entered();
    voice.say({Said::caption, "two"}); // never said: the next ones come before the engine is free
    voice.say({Said::focus, "a"});
    voice.say({Said::focus, "b"});
    voice.say({Said::caption, "three"});
    told.open(true);
    voice.wait_until_idle();
    CHECK(told.done == Done{"normal: one", "normal: b", "normal: three"});
    voice.say({Said::caption, "four"});
    voice.wait_until_idle();
    voice.say({Said::answer, "five"});
    voice.wait_until_idle();
    told.done.erase(told.done.begin(), told.done.begin() + 3);
    CHECK(told.done == Done{"stop", "normal: four", "stop", "normal: five"});
}

TEST_CASE("voice: of the scene before nothing is said any more", "[voice]") {
    Told told;
    SpeakingVoice voice([&] { return OpenedSpeech{.engine = std::make_unique<FakeEngine>(told)}; });
    told.open(false);
    voice.say({Said::caption, "one"});
    told.wait_until_entered();
    voice.say({Said::focus, "a"});
    voice.say({Said::page, "what"});
    voice.say({Said::scene, "where"});
    voice.say({Said::focus, "b"});
    told.open(true);
    voice.wait_until_idle();
    CHECK(told.done == Done{"normal: one", "stop", "normal: where", "normal: b"});
}

TEST_CASE("voice: hushed, it drops what waits and stops what is said", "[voice]") {
    Told told;
    SpeakingVoice voice([&] { return OpenedSpeech{.engine = std::make_unique<FakeEngine>(told)}; });
    told.open(false);
    voice.say({Said::caption, "one"});
    told.wait_until_entered();
    voice.say({Said::focus, "two"});
    voice.hush();
    told.open(true);
    voice.wait_until_idle();
    CHECK(told.done == Done{"normal: one", "stop"});
}

TEST_CASE("voice: an engine that never answers keeps nobody from leaving", "[voice]") {
    const auto told = std::make_shared<Told>(); // the thread that is left behind has it too
    {
        SpeakingVoice voice([told] {
            told->note("opens");
            return OpenedSpeech{};
        });
        told->open(false);
        voice.say({Said::caption, "one"});
        told->wait_until_entered();
    }
    CHECK(told->done == Done{"opens"});
    told->open(true);
}

TEST_CASE("voice: without an engine it says why, and takes everything all the same", "[voice]") {
    SpeakingVoice voice([] { return OpenedSpeech{.trouble = "nobody answers"}; });
    voice.say({Said::caption, "one"});
    voice.hush();
    voice.wait_until_idle();
    CHECK(voice.trouble() == "nobody answers");
}
