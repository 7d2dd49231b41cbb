public import Foundation

/// The size that is available to a layout, and its traits.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The size of a container, and the part of it that is left for the content.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section or of a custom group.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  /// The insets of the safe area inside the container.
  let safeAreaInsets: NSDirectionalEdgeInsets
  /// The insets of the layout margins inside the container.
  let layoutMargins: NSDirectionalEdgeInsets

  init(
    size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection,
    safeAreaInsets: NSDirectionalEdgeInsets = .zero, layoutMargins: NSDirectionalEdgeInsets = .zero
  ) {
    contentSize = size
    contentInsets = insets
    traitCollection = traits
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargins = layoutMargins
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGRect(origin: .zero, size: contentSize).inset(by: contentInsets).size
  }
}

extension CGRect {
  /// Returns the rectangle, read from left to right, less insets. Its sides never become negative.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }
}
