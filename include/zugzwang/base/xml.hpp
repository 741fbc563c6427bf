// Words as they stand in a document of XML.
#pragma once

#include <string>
#include <string_view>

namespace zugzwang {

/// For texts and attributes: no sign of them begins or ends a tag, a reference or an attribute.
[[nodiscard]] inline std::string xml_words(std::string_view words) {
    std::string xml;
    for (const char letter : words) {
        if (letter == '&')
            xml += "&amp;";
        else if (letter == '<')
            xml += "&lt;";
        else if (letter == '>')
            xml += "&gt;";
        else if (letter == '"')
            xml += "&quot;";
        else
            xml += letter;
    }
    return xml;
}

} // namespace zugzwang
