/// The facts about all views of a class, for the rules of `lint`, for taps, and for tools that go over the classes.
package struct ViewFacts {
  /// The size from which on a finger can touch a view.
  package enum MinimumTouch {
    /// 44x44 points.
    case square
    /// A width of 44 points, and the height that Apple chose.
    case ownHeight
    /// The size that Apple chose.
    case ownSize
  }

  /// The class that states the facts. They are true of its subclasses, too, unless those state their own.
  package let type: UIView.Type
  /// Whether UIKit places everything in a view.
  package let placesContents: Bool
  /// Whether UIKit makes what is in a view, so that an app can name none of it.
  package let hasPrivateParts: Bool
  package let minimumTouch: MinimumTouch
  /// Whether a tap does the same at every place of a control.
  package let takesTap: Bool
  /// Makes a view that shows values of a source. It is nil for a class whose views are in no other view.
  package let sample: (@MainActor (any ViewSampleSource) -> UIView)?

  package init(
    _ type: UIView.Type, placesContents: Bool = false, hasPrivateParts: Bool = false,
    minimumTouch: MinimumTouch = .square, takesTap: Bool = true,
    sample: (@MainActor (any ViewSampleSource) -> UIView)?
  ) {
    self.type = type
    self.placesContents = placesContents
    self.hasPrivateParts = hasPrivateParts
    self.minimumTouch = minimumTouch
    self.takesTap = takesTap
    self.sample = sample
  }

  /// Returns the facts of the classes of a module that state them, in the order of the classes' names.
  @MainActor package static func all(in module: String) -> [ViewFacts] {
    ClassIndex.types(in: module).compactMap { type in
      guard let facts = (type as? UIView.Type)?.facts, facts.type == type else { return nil }
      return facts
    }
  }
}

/// A view of a module that stands in for another one, with its facts.
///
/// Swift lets a class override those `package` members only that its own module declares.
@MainActor package protocol StandInFacts: UIView {
  static var standInFacts: ViewFacts { get }
}

extension UIView {
  /// The facts that the class or its nearest superclass states.
  package static var facts: ViewFacts { (self as? any StandInFacts.Type)?.standInFacts ?? classFacts }
}
