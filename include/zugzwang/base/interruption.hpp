// Ctrl+C on what takes long: it comes to its own end.
#pragma once

namespace zugzwang {

/// From when it is made Ctrl+C, and SIGTERM, only ask for the end of what is under way.
class Interruption {
  public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    [[nodiscard]] bool has_come() const;
};

} // namespace zugzwang
