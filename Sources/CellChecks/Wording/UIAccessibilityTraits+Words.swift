import UIKit

extension UIAccessibilityTraits {
  /// The traits in words: `button, selected`.
  package var words: String {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.staticText, "staticText"), (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"), (.adjustable, "adjustable"),
      (.header, "header"),
    ]
    var names = known.filter { contains($0.0) }.map(\.1)
    let rest = known.reduce(self) { $0.subtracting($1.0) }
    if !rest.isEmpty { names.append("\(rest.rawValue)") }
    return names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
