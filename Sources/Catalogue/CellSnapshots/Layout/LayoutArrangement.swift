import Foundation

/// The settings of a view for its subviews, in UIKit's words: a stack's spacing, and the margins that constraints use.
///
/// The text form is `axis vertical; spacing 8; spacing after titleLabel 4; layoutMargins.left 16`.
package struct LayoutArrangement {
  /// A setting with its name and value.
  package struct Setting: Hashable, Sendable {
    package var name: String
    /// A word or a number.
    package var value: String
  }

  /// The settings in the order of the text.
  package private(set) var settings: [Setting] = []

  package init() {}

  /// - Parameter value: The value, which must not contain a space.
  package mutating func note(_ value: String, named name: String) {
    settings.append(Setting(name: name, value: value))
  }

  package var text: String { settings.map { "\($0.name) \($0.value)" }.joined(separator: "; ") }

  /// Reads the format that `text` writes.
  init(parsing text: String) {
    settings = text.components(separatedBy: "; ").compactMap { setting in
      setting.lastIndex(of: " ").map { space in
        Setting(name: String(setting[..<space]), value: String(setting[setting.index(after: space)...]))
      }
    }
  }

  subscript(name: String) -> String? { settings.first { $0.name == name }?.value }
}
