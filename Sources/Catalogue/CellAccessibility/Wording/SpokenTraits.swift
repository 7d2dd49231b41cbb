import Foundation
import UIKit

/// The words for the traits of an element, in the order in which VoiceOver reads them.
struct SpokenTraits {
  let text: String

  init(of element: ReadElement, in words: SpokenWords) {
    let traits = element.traits
    let hidesButton = !traits.isDisjoint(with: [.keyboardKey, .toggleButton, .tabBarItem, .backButton])
    var isTab = traits.contains(.tabBarItem)
    var isPlainTab = false
    switch element.context {
    case .tab, .tabOfView: (isTab, isPlainTab) = (true, true)
    case .tabBarItem: isTab = true
    default: break
    }
    var spoken: [String] = []
    if traits.contains(.notEnabled) { spoken.append(words.dimmed) }
    if traits.contains(.button), !hidesButton, !isPlainTab { spoken.append(words.button) }
    if traits.contains(.backButton) { spoken.append(words.backButton) }
    if traits.contains(.toggleButton) { spoken += Self.state(of: element, in: words) }
    if isTab { spoken.append(words.tab) }
    if traits.contains(.textEntry) {
      spoken.append(traits.contains(.secureTextField) ? words.secureTextField : words.textField)
      if traits.contains(.isEditing) { spoken.append(words.isEditing) }
    }
    let others: [(UIAccessibilityTraits, String)] = [
      (.header, words.heading), (.link, words.link), (.adjustable, words.adjustable), (.image, words.image),
      (.searchField, words.searchField),
    ]
    spoken += others.filter { traits.contains($0.0) }.map(\.1)
    text = spoken.joined(separator: " ")
  }

  /// Returns the words for a switch. VoiceOver names it only if it is a button too.
  private static func state(of element: ReadElement, in words: SpokenWords) -> [String] {
    let state: String? =
      switch element.value {
      case "1": words.on
      case "0": words.off
      case "2": words.mixed
      default: element.value
      }
    return (element.traits.contains(.button) ? [words.switchButton] : []) + (state.map { [$0] } ?? [])
  }
}
