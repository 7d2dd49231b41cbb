public import Foundation

/// The way a section scrolls orthogonally to its collection view. Its effect on where scrolling ends is seen only
/// at the section's start.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

/// Properties of orthogonal scrolling. Unlike UIKit, they have no effect, as nothing decelerates or bounces.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  public var decelerationRate = DecelerationRate.automatic
  /// - Note: No effect on the picture.
  public var bounce = Bounce.automatic

  /// The rate at which scrolling slows down.
  public enum DecelerationRate: Int, Sendable {
    case automatic
    case normal
    case fast
  }

  /// Whether content bounces at its ends.
  public enum Bounce: Int, Sendable {
    case automatic
    case always
    case never
  }
}
