import Foundation

/// The elements as JSON, with sorted keys, so that equal elements give equal bytes.
package struct AccessibilityJSON {
  package let text: String

  package init(_ elements: [AccessibilityElement]) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Only numbers that are not finite cannot be encoded, and the reader leaves no numbers near infinity.
    let data = (try? encoder.encode(elements)) ?? Data("[]".utf8)
    text = String(decoding: data, as: UTF8.self) + "\n"
  }
}
