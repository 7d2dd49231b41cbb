import Foundation
import UIKit

/// A rule that finds views that VoiceOver reads twice, and elements with the same words in the same place.
@MainActor
enum DoubledElementRule {
  private struct Place: Hashable {
    var name: String
    var frame: CGRect
  }

  static func faults(in elements: [SpokenTree.Element]) -> [LintFault] {
    var objects: [ObjectIdentifier: Int] = [:]
    var places: [Place: Int] = [:]
    for element in elements {
      objects[ObjectIdentifier(element.object), default: 0] += 1
      places[place(of: element), default: 0] += 1
    }
    var reported: Set<Place> = []
    return elements.compactMap { element in
      let place = place(of: element)
      let count = max(
        objects[ObjectIdentifier(element.object)] ?? 0, place.name.isEmpty ? 0 : places[place] ?? 0)
      guard count > 1, reported.insert(place).inserted else { return nil }
      return LintFault(
        .doubledElement, element.view, expected: "one element for \(FindingText.quoted(place.name))",
        actual: "\(count) elements")
    }
  }

  private static func place(of element: SpokenTree.Element) -> Place {
    Place(name: element.element.name, frame: element.element.frame)
  }
}
