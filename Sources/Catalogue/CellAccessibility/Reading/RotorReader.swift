import Foundation
import UIKit

/// Goes through the places of a rotor in both directions, as VoiceOver's user would.
@MainActor
struct RotorReader {
  private struct Place: Equatable {
    var element: NSObject
    var range: UITextRange?

    @MainActor init?(_ result: UIAccessibilityCustomRotorItemResult) {
      guard let element = result.targetElement as? NSObject else { return nil }
      self.element = element
      range = result.targetRange
    }
  }

  private struct Search {
    var places: [Place] = []
    /// The number of further places, or nil if there are too many to count.
    var moreCount: Int? = 0
  }

  /// The maximum number of places whose descriptions are read in each direction.
  private static let limit = 10
  /// The maximum number of places that are counted beyond those.
  private static let maximumCount = 99
  /// The number of repeated places in a row at which a rotor goes round in circles.
  private static let repetitions = 3

  let rotor: ReadRotor

  init(of rotor: UIAccessibilityCustomRotor, context: ElementContext?) {
    let found = Self.combined(Self.search(rotor, .next), Self.search(rotor, .previous))
    self.rotor = ReadRotor(
      name: rotor.name, type: rotor.systemRotorType,
      places: found.places.map { Self.read($0, context: context) }, moreCount: found.moreCount)
  }

  private static func search(
    _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction
  ) -> Search {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    var search = Search()
    var repeated: [Int] = []
    while search.places.count < limit {
      guard let result = rotor.itemSearchBlock(predicate), let place = Place(result),
        search.places.last != place
      else { return search }
      if search.places.contains(place) {
        if let last = repeated.last, last + 1 != search.places.count { repeated = [] }
        repeated.append(search.places.count)
      }
      if repeated.count == repetitions {
        search.places.removeSubrange(repeated[0]...)
        return search
      }
      search.places.append(place)
      predicate.currentItem = result
    }
    search.moreCount = count(rotor, after: predicate)
    return search
  }

  private static func count(
    _ rotor: UIAccessibilityCustomRotor, after predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> Int? {
    var last = Place(predicate.currentItem)
    for count in 0..<maximumCount {
      guard let result = rotor.itemSearchBlock(predicate), let place = Place(result), place != last else {
        return count
      }
      last = place
      predicate.currentItem = result
    }
    return nil
  }

  private static func combined(_ next: Search, _ previous: Search) -> Search {
    if previous.places.allSatisfy({ next.places.contains($0) }) { return next }
    if next.places.allSatisfy({ previous.places.contains($0) }) { return previous }
    var places: [Place] = []
    for place in previous.places.reversed() + next.places where !places.contains(place) {
      places.append(place)
    }
    if previous.places.first == next.places.first {
      places = previous.places.dropFirst().reversed() + next.places
    }
    let more = next.moreCount.flatMap { first in previous.moreCount.map { first + $0 } }
    return Search(places: places, moreCount: more.flatMap { $0 > maximumCount ? nil : $0 })
  }

  private static func read(_ place: Place, context: ElementContext?) -> ReadRotor.Place {
    if let range = place.range, let input = place.element as? any UITextInput,
      let text = input.text(in: range)
    {
      let beginning = input.beginningOfDocument
      let start = input.offset(from: beginning, to: range.start)
      return .text("\(text) [\(start)..<\(input.offset(from: beginning, to: range.end))]")
    }
    let object = place.element
    return .element(
      ReadElement(
        object: object, label: object.accessibilityLabel, value: object.accessibilityValue,
        hint: object.accessibilityHint, traits: object.accessibilityTraits,
        language: (object as? UIResponder)?.accessibilityLanguage, context: context))
  }
}
