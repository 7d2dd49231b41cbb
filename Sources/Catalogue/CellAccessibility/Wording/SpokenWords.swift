import Foundation
import UIKit

/// The words that VoiceOver adds to the texts of elements, in one language.
package struct SpokenWords: Hashable, Sendable {
  /// A text with places for others: `%1` for the first one, `%2` for the second.
  struct Format: Hashable, Sendable, ExpressibleByStringLiteral {
    private let text: String

    init(stringLiteral text: String) {
      self.text = text
    }

    func callAsFunction(_ texts: String...) -> String {
      var parts = text.split(separator: "%", omittingEmptySubsequences: false).map(String.init)
      for index in parts.indices.dropFirst() {
        guard let number = parts[index].first?.wholeNumberValue, texts.indices.contains(number - 1) else {
          continue
        }
        parts[index] = texts[number - 1] + parts[index].dropFirst()
      }
      return parts.joined()
    }
  }

  let selected: String
  let selectedText: Format
  let dimmed: String
  let button: String
  let backButton: String
  /// The title of a back button that VoiceOver leaves out.
  let back: String
  let switchButton: String
  let on: String
  let off: String
  let mixed: String
  let tab: String
  let textField: String
  let secureTextField: String
  let isEditing: String
  let heading: String
  let link: String
  let adjustable: String
  let image: String
  let searchField: String
  let toggleHint: String
  let adjustHint: String
  let editHint: String
  let editingHint: String
  let editTextHint: String
  let placeInSeries: Format
  let rowSpan: Format
  let columnSpan: Format
  let row: Format
  let column: Format
  let listStart: String
  let listEnd: String
  let landmarkStart: String
  let landmarkEnd: String
  /// The names of the system's rotors, in the order of their numbers.
  let rotors: [String]

  func name(of rotor: UIAccessibilityCustomRotor.SystemRotorType) -> String { rotors[rotor.rawValue] }
}

extension SpokenWords {
  /// Returns the words of a language, such as `de`. Unless there are words for it, they are English.
  ///
  /// - Parameter language: The language of an element, or nil for the device's language.
  package init(language: String?) {
    let tag = language ?? Device.current.language
    let code = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self =
      switch code {
      case "de": .german
      case "ru": .russian
      default: .english
      }
  }
}
