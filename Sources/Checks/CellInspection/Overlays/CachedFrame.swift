package import Foundation
package import MFS

/// A subview of a cell or controller in the pattern, as a picture shows it, with the cache that keeps its frame or size.
package struct CachedFrame: Hashable, Sendable {
  /// The name of the property that holds the view.
  package var name: String
  /// The frame in points from the picture's top left corner.
  package var frame: CGRect
  /// The cache; nil if the frame is computed each time.
  package var owner: MFSFrameOwner?
}
