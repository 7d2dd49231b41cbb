package import UIKit

extension UIAccessibilityTraits {
  /// The names of the traits, such as `["button", "selected"]`. A trait without a name has its number.
  package var spokenNames: [String] {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.tabBar, "tabBar"), (.header, "header"), (.textEntry, "textEntry"), (.isEditing, "isEditing"),
      (.secureTextField, "secureTextField"), (.backButton, "backButton"), (.tabBarItem, "tabBarItem"),
      (.textArea, "textArea"), (.toggleButton, "toggleButton"),
    ]
    var names = known.filter { contains($0.0) }.map(\.1)
    let rest = known.reduce(self) { $0.subtracting($1.0) }
    if !rest.isEmpty { names.append("\(rest.rawValue)") }
    return names
  }
}
