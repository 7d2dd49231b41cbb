import Foundation
import Testing
import UIKit
@testable import CellAccessibility

@MainActor @Suite struct SpokenDescriptionTests {
  private func spoken(
    _ label: String? = nil, value: String? = nil, hint: String? = nil,
    _ traits: UIAccessibilityTraits = .none,
    _ context: ElementContext? = nil, language: String = "en"
  ) -> String {
    let element = ReadElement(
      object: NSObject(), label: label, value: value, hint: hint, traits: traits, context: context)
    let spoken = SpokenDescription(of: element, in: SpokenWords(language: language))
    return [spoken.description, spoken.hint].compactMap(\.self).joined(separator: " | ")
  }

  @Test func `a label is followed by its value and the traits`() {
    #expect(spoken("Likes", value: "64") == "Likes: 64")
    #expect(spoken("Like", .button) == "Like. Button.")
    #expect(spoken("Done.", .button) == "Done. Button.")
    #expect(spoken(nil, .button) == "Button.")
    #expect(spoken("Like", [.button, .selected, .notEnabled]) == "Selected: Like. Dimmed. Button.")
    #expect(spoken(nil, .selected) == "Selected.")
  }

  @Test func `all traits have their order`() {
    let traits: UIAccessibilityTraits = [
      .searchField, .image, .adjustable, .link, .header, .button, .notEnabled,
    ]
    #expect(spoken("A", traits) == "A. Dimmed. Button. Heading. Link. Adjustable. Image. Search Field.")
    #expect(spoken("Q", [.button, .keyboardKey]) == "Q")
  }

  @Test func `a hint without other texts is the description`() {
    #expect(spoken(hint: "Opens") == "Opens")
    #expect(spoken("Post", hint: "Opens") == "Post | Opens")
  }

  @Test func `a switch reads its state after its traits`() {
    let hint = "Double tap to toggle setting."
    #expect(spoken("Wi-Fi", value: "1", [.button, .toggleButton]) == "Wi-Fi. Switch Button. On. | \(hint)")
    #expect(spoken("Wi-Fi", value: "2", .toggleButton) == "Wi-Fi. Mixed. | \(hint)")
    #expect(
      spoken(value: "0", hint: "Help", [.button, .toggleButton, .notEnabled])
        == "Help. Dimmed. Switch Button. Off.")
  }

  @Test func `fields and sliders say how they are changed`() {
    #expect(spoken(value: "Name", .textEntry) == "Name. Text Field. | Double tap to edit.")
    #expect(
      spoken([.textEntry, .secureTextField, .isEditing])
        == "Secure Text Field. Is editing. | Use the rotor to access Misspelled Words")
    #expect(
      spoken("Volume", value: "75%", hint: "Loud", .adjustable)
        == "Volume: 75%. Adjustable. | Loud. Swipe up or down with one finger to adjust the value.")
  }

  private func spoken(_ traits: UIAccessibilityTraits) -> String { spoken(nil, traits) }

  @Test func `a back button leaves out the word Back`() {
    #expect(spoken("Back", [.button, .backButton]) == "Back Button.")
    #expect(spoken("Friends", [.button, .backButton]) == "Friends. Back Button.")
  }

  @Test func `a tab is no button`() {
    #expect(spoken("Home", .button, .tab(index: 1, count: 3)) == "Home. Tab. 1 of 3.")
    #expect(spoken("A", .button, .series(index: 2, count: 3)) == "A. Button. 2 of 3.")
  }

  @Test func `the words follow the language`() {
    #expect(spoken("Gefällt mir", [.button, .selected], language: "de-AT") == "Auswahl: Gefällt mir. Taste.")
    #expect(
      spoken("Нравится", .button, .series(index: 1, count: 2), language: "ru") == "Нравится. Кнопка. 1 из 2.")
    #expect(spoken("Aimer", .button, language: "fr") == "Aimer. Button.")
  }

  @Test func `a percent sign in a text stays`() {
    #expect(spoken("100 %1 %2", .selected, .series(index: 1, count: 2)) == "Selected: 100 %1 %2 1 of 2.")
  }
}
