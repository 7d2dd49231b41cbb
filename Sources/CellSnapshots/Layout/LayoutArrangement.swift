import Foundation

/// What a view sets for those inside it, in UIKit's words: a stack's spacing, the margins that constraints speak of.
///
/// As text `axis vertical; spacing 8; spacing after titleLabel 4; layoutMargins.left 16`.
package struct LayoutArrangement {
  package struct Setting: Hashable, Sendable {
    package var name: String
    /// A word or a number.
    package var value: String
  }

  /// In the order of the text.
  package private(set) var settings: [Setting] = []

  package init() {}

  /// - Parameter value: without a space.
  package mutating func note(_ value: String, named name: String) {
    settings.append(Setting(name: name, value: value))
  }

  package var text: String { settings.map { "\($0.name) \($0.value)" }.joined(separator: "; ") }

  /// Reads what `text` writes.
  init(parsing text: String) {
    settings = text.components(separatedBy: "; ").compactMap { setting in
      setting.lastIndex(of: " ").map { space in
        Setting(name: String(setting[..<space]), value: String(setting[setting.index(after: space)...]))
      }
    }
  }

  subscript(name: String) -> String? { settings.first { $0.name == name }?.value }
}
