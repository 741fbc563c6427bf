// Where a person's files go that scenes make, and the pictures of boards.
#pragma once

#include "canvas/assets.hpp"
#include "desk/context.hpp"

namespace zugzwang::app {

/// `own` stands in for the folders that the desktop does not name. The context and the assets outlive what is answered;
/// main thread only, but for the writers of pictures.
[[nodiscard]] Saving saving_into(const std::filesystem::path& own, const SceneContext& context,
                                 const canvas::Assets& assets);

} // namespace zugzwang::app
