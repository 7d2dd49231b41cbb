package import Foundation
package import UIKit

/// The elements that VoiceOver reads in a view, in its order.
@MainActor
package struct AccessibilityReading {
  package let elements: [AccessibilityElement]
  /// The views or other objects that the elements stand for.
  package let objects: [NSObject]

  /// - Parameters:
  ///   - view: A view whose layout is up to date.
  ///   - rect: The part of the view that is in the picture, in points from the top left corner of its visible area. Unless
  ///     specified, elements everywhere are read.
  package init(of view: UIView, in rect: CGRect? = nil) {
    let corner = CGPoint(x: view.bounds.minX + (rect?.minX ?? 0), y: view.bounds.minY + (rect?.minY ?? 0))
    let nodes = AccessibilityReader(root: view, corner: corner).nodes()
    let read = ElementOrder(for: view).elements(of: nodes).filter { element in
      guard let rect else { return true }
      return element.frame.intersects(CGRect(origin: .zero, size: rect.size))
    }
    objects = read.map(\.object)
    elements = read.map { AccessibilityElement($0, in: SpokenWords(language: $0.language)) }
  }
}

extension AccessibilityElement {
  init(_ read: ReadElement, in words: SpokenWords) {
    let spoken = SpokenDescription(of: read, in: words)
    self.init(
      description: spoken.description, hint: spoken.hint, name: spoken.name, label: read.label,
      value: read.value, traits: read.traits, identifier: read.identifier, language: read.language,
      frame: read.frame, path: read.path, activationPoint: read.activationPoint, actions: read.actions,
      content: read.content, rotors: read.rotors.map { Rotor($0, in: words) }, inputLabels: read.inputLabels,
      respondsToUserInteraction: read.respondsToUserInteraction)
  }
}

extension AccessibilityElement.Rotor {
  init(_ read: ReadRotor, in words: SpokenWords) {
    let results = read.places.map { place in
      switch place {
      case .text(let text): text
      case .element(let element):
        SpokenDescription(of: element, in: SpokenWords(language: element.language)).description
      }
    }
    self.init(
      name: read.name.isEmpty ? words.name(of: read.type) : read.name, results: results,
      moreCount: read.moreCount)
  }
}
