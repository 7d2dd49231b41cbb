import Foundation
import Testing
import UIKit
@testable import CellAccessibility

@MainActor @Suite struct RotorReaderTests {
  private let places = ["one", "two", "three"].map { element($0, 0, 0) }

  private func spoken(_ rotor: UIAccessibilityCustomRotor, language: String? = nil)
    -> AccessibilityElement.Rotor
  {
    AccessibilityElement.Rotor(
      RotorReader(of: rotor, context: nil).rotor, in: SpokenWords(language: language))
  }

  private func read(
    _ search: @escaping (_ index: Int?, _ isForward: Bool) -> Int?
  ) -> AccessibilityElement.Rotor {
    let rotor = UIAccessibilityCustomRotor(name: "Places") { [places] predicate in
      let current = places.firstIndex { $0 === predicate.currentItem.targetElement }
      return search(current, predicate.searchDirection == .next).map {
        UIAccessibilityCustomRotorItemResult(targetElement: places[$0], targetRange: nil)
      }
    }
    return spoken(rotor)
  }

  @Test func `places are followed to their end`() {
    let rotor = read { index, isForward in
      let next = index.map { isForward ? $0 + 1 : $0 - 1 } ?? 0
      return (0..<3).contains(next) ? next : nil
    }
    #expect(rotor == AccessibilityElement.Rotor(name: "Places", results: ["one", "two", "three"]))
  }

  @Test func `places before the first one are read, too`() {
    let rotor = read { index, isForward in
      let next = index.map { isForward ? $0 + 1 : $0 - 1 } ?? 1
      return (0..<3).contains(next) ? next : nil
    }
    #expect(rotor.results == ["one", "two", "three"])
  }

  @Test func `a rotor that goes round in circles ends`() {
    let rotor = read { index, isForward in ((index ?? -1) + (isForward ? 1 : 2)) % 3 }
    #expect(rotor.results == ["one", "two", "three"])
  }

  @Test func `a rotor of the system has its name in the element's language`() {
    let rotor = UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
    #expect(spoken(rotor, language: "de").name == "Überschriften")
  }
}
