// A folder that nobody may write to, also where the tests are run by root.
#pragma once

#include <filesystem>

#include <unistd.h>

namespace zugzwang::testing {

/// As long as this lives. What lies in the folder can be read.
class ReadOnly {
  public:
    explicit ReadOnly(std::filesystem::path folder) : folder_(std::move(folder)), was_root_(geteuid() == 0) {
        using std::filesystem::perms;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_))
            std::filesystem::permissions(entry, entry.is_directory() ? perms(0555) : perms(0444));
        std::filesystem::permissions(folder_, perms(0555));
        constexpr uid_t nobody = 65'534;
        works_ = !was_root_ || seteuid(nobody) == 0;
    }
    ReadOnly(const ReadOnly&) = delete;
    ReadOnly& operator=(const ReadOnly&) = delete;
    ~ReadOnly() {
        if (was_root_) static_cast<void>(seteuid(0) == 0);
        using std::filesystem::perms;
        std::filesystem::permissions(folder_, perms(0755));
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder_))
            std::filesystem::permissions(entry, entry.is_directory() ? perms(0755) : perms(0644));
    }
    /// False for a root who cannot become anybody else.
    [[nodiscard]] bool works() const { return works_; }

  private:
    std::filesystem::path folder_;
    bool was_root_, works_ = false;
};

} // namespace zugzwang::testing
