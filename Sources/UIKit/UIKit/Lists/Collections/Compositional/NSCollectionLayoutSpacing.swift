public import Foundation

/// The space between or around items, in points.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  /// Whether it also takes a share of the remaining space.
  let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns a spacing of at least this length, which also takes a share of the remaining space.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  public var isFixedSpacing: Bool { !isFlexible }
  public var isFlexibleSpacing: Bool { isFlexible }
}
