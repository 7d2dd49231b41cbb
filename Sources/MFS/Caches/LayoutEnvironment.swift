public import UIKit

/// What frames depend on beside the view model and the size; part of the key of every cached frame.
public struct LayoutEnvironment: Sendable, Hashable {
  public var contentSizeCategory: UIContentSizeCategory
  /// Pixels a point.
  public var displayScale: CGFloat
  public var layoutDirection: UITraitEnvironmentLayoutDirection
  /// A BCP 47 tag.
  public var language: String

  public init(
    contentSizeCategory: UIContentSizeCategory = .large, displayScale: CGFloat = 2,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, language: String = "en"
  ) {
    self.contentSizeCategory = contentSizeCategory
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.language = language
  }

  /// The environment of the process: set on the main actor, read by Frames functions on any thread.
  public static var current: LayoutEnvironment { known.withLock { $0.current } }

  /// Makes an environment current; a renderer does so before it lays out.
  @MainActor public static func setCurrent(_ environment: LayoutEnvironment) {
    known.withLock { $0.setCurrent(environment) }
  }

  /// Takes over what a view's or controller's traits say and keeps the rest.
  ///
  /// - Parameter language: the language that traits don't carry, or nil to keep the current one.
  @MainActor public static func refresh(from traits: UITraitCollection, language: String? = nil) {
    known.withLock { known in
      var environment = known.current
      if traits.preferredContentSizeCategory != .unspecified {
        environment.contentSizeCategory = traits.preferredContentSizeCategory
      }
      if traits.displayScale > 0 { environment.displayScale = traits.displayScale }
      if traits.layoutDirection != .unspecified { environment.layoutDirection = traits.layoutDirection }
      if let language { environment.language = language }
      if environment != known.current { known.setCurrent(environment) }
    }
  }
}
