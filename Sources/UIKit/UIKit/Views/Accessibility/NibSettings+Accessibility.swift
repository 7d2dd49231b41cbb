internal import CellNibs
internal import Foundation

extension NibSettings where Target: UIResponder {
  /// Adds the element that describes an object to assistive technologies.
  mutating func accessibility() {
    custom(["accessibility", "accessibilityConfiguration"]) { part in
      guard let written = part.object.children.first(where: { $0.element == "accessibility" }) else {
        return nil
      }
      let id = part.object.id
      let strings = part.file.strings
      func text(_ name: String, _ key: String) -> String? {
        guard let text = written.attributes[name] else { return nil }
        return id.flatMap { strings["\($0).\(key)"] } ?? text
      }
      let label = text("label", "accessibilityLabel")
      let hint = text("hint", "accessibilityHint")
      let identifier = written.attributes["identifier"]
      let traits = written.children.first { $0.key == "traits" }?.attributes
        .reduce(into: UIAccessibilityTraits.none) { traits, word in
          if word.value == "YES" { traits.formUnion(UIAccessibilityTraits.nibWords[word.key] ?? []) }
        }
      var isElement: Bool?
      if case .boolean(let flag) = written.values["isElement"] { isElement = flag }
      return { view, _ in
        if let label { view.accessibilityLabel = label }
        if let hint { view.accessibilityHint = hint }
        if let identifier { view.accessibilityIdentifier = identifier }
        if let traits { view.accessibilityTraits = traits }
        if let isElement { view.isAccessibilityElement = isElement }
      }
    }
  }
}

extension UIAccessibilityTraits {
  fileprivate static let nibWords: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
    "header": .header, "searchField": .searchField, "notEnabled": .notEnabled, "adjustable": .adjustable,
    "summaryElement": .summaryElement, "updatesFrequently": .updatesFrequently, "playsSound": .playsSound,
    "keyboardKey": .keyboardKey, "startsMediaSession": .startsMediaSession,
    "allowsDirectInteraction":
      .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
  ]
}
