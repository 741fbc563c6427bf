#include "studio/scene_shots.hpp"

#include <map>
#include <stdexcept>
#include <utility>

#include "zugzwang/base/words.hpp"

namespace zugzwang::studio {

namespace {

/// A script of the assets; empty where there is none.
ShotScript script_named(const std::string& name) {
    const auto file = "shots/" + name + ".txt";
    return script_from(asset_text(file), file);
}

/// All pictures, each with the acts that it takes.
class Album {
  public:
    Album() {
        add(script_named("program"), {}, nullptr);
        const auto of_every_game = script_named("every_game");
        for (const auto& game : catalog()) {
            const auto script = script_named(game.id);
            if (script.pictures.empty()) continue;
            auto words = script.words;
            words.insert(of_every_game.words.begin(), of_every_game.words.end());
            words["game"] = game.id;
            words["strongest"] = game.players.back().id;
            add(of_every_game, words, &game);
            add(script, words, &game);
        }
    }

    [[nodiscard]] std::vector<SceneShot> shots() const {
        std::vector<SceneShot> shots;
        for (const auto& [name, picture] : pictures_) {
            if (!name.starts_with('.')) shots.push_back({name, way_to(picture)});
        }
        return shots;
    }
    void follow(const std::string& name, ShotHand& hand) const { way_to(pictures_.at(name))(hand); }

  private:
    struct Picture {
        std::vector<ShotAct> acts;
        const Game* game;
    };

    [[nodiscard]] std::function<void(ShotHand&)> way_to(const Picture& picture) const {
        return [acts = whole(picture, 0), game = picture.game](ShotHand& hand) {
            for (const auto& act : acts)
                perform(act, game, hand);
        };
    }

    void add(const ShotScript& script, const ShotWords& words, const Game* game) {
        for (const auto& picture : script.pictures) {
            if (picture.name.find("$player") == std::string::npos) {
                add(picture, words, game);
                continue;
            }
            for (const auto& player : game->players) {
                auto with_player = words;
                with_player["player"] = player.id;
                if (player.shows_its_work) add(picture, with_player, game);
            }
        }
    }

    void add(const ShotScript::Picture& picture, const ShotWords& words, const Game* game) {
        const auto name = filled_in(picture.name, words, picture.place);
        if (const auto omitted = words.find("omitted"); omitted != words.end()) {
            if ((' ' + omitted->second + ' ').find(' ' + name + ' ') != std::string::npos) return;
        }
        Picture filled{.acts = picture.acts, .game = game};
        for (auto& act : filled.acts) {
            for (auto& word : act.words)
                word = filled_in(word, words, act.place);
        }
        if (!pictures_.emplace(name, std::move(filled)).second)
            throw std::runtime_error(picture.place + ": " + tr("there are two of `{name}`", {{"name", name}}));
    }

    /// Its acts, with those of others that it does.
    [[nodiscard]] std::vector<ShotAct> whole(const Picture& picture, int depth) const {
        constexpr int deepest = 8; // no picture does itself
        std::vector<ShotAct> acts;
        for (const auto& act : picture.acts) {
            if (act.words[0] != "do") {
                acts.push_back(act);
                continue;
            }
            const auto other = act.words.size() == 2 ? pictures_.find(act.words[1]) : pictures_.end();
            if (other == pictures_.end() || depth == deepest)
                throw std::runtime_error(act.place + ": " + tr("there is nothing of that name to be done"));
            for (auto& done : whole(other->second, depth + 1))
                acts.push_back(std::move(done));
        }
        return acts;
    }

    std::map<std::string, Picture> pictures_;
};

const Album& album() {
    static const Album all;
    return all;
}

} // namespace

const std::vector<SceneShot>& scene_shots() {
    static const std::vector<SceneShot> all = album().shots();
    return all;
}

void follow_script(const std::string& name, ShotHand& hand) { album().follow(name, hand); }

std::string shot_words(const Game& game, const std::string& name) { return script_named(game.id).words.at(name); }

} // namespace zugzwang::studio
