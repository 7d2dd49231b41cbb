public import Foundation

/// The size of an item, a group or a supplementary view.
@preconcurrency @MainActor public final class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the size in a container, as far as it is known without the content.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// The sides that the content determines.
  var freeSides: FreeSides {
    var sides: FreeSides = []
    if widthDimension.isEstimated { sides.insert(.width) }
    if heightDimension.isEstimated { sides.insert(.height) }
    return sides
  }
}

extension CGSize {
  /// Returns the size, with some sides replaced by the sides of another size.
  func replacing(_ sides: FreeSides, by other: CGSize?) -> CGSize {
    guard let other else { return self }
    return CGSize(
      width: sides.contains(.width) ? other.width : width,
      height: sides.contains(.height) ? other.height : height)
  }
}
