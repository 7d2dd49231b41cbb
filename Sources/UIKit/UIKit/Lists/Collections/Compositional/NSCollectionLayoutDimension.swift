public import Foundation

/// The width or height of an item, a group or a supplementary view.
@preconcurrency @MainActor public final class NSCollectionLayoutDimension: NSObject {
  enum Kind: Hashable, Sendable {
    case fractionalWidth
    case fractionalHeight
    case absolute
    case estimated
    /// An estimate that becomes the largest length of all items in the group.
    case uniform
  }

  let kind: Kind
  /// A fraction of the container's side, or a length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }

  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }

  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }

  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Returns an estimated dimension that becomes as large as the largest item's dimension in the group.
  public static func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated || kind == .uniform }
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Returns the length in a container of a size, as far as it is known without the content.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: (container.width * dimension).soundLength
    case .fractionalHeight: (container.height * dimension).soundLength
    case .absolute, .estimated, .uniform: dimension.soundLength
    }
  }
}
