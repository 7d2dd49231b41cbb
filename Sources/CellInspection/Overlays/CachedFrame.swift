import Foundation
import MFS

/// A subview of a cell or controller in the pattern, as a picture shows it, with the cache that keeps its frame or size.
struct CachedFrame: Hashable, Sendable {
  /// The name of the property that holds the view.
  var name: String
  /// The frame in points from the picture's top left corner.
  var frame: CGRect
  /// The cache; nil if the frame is computed each time.
  var owner: MFSFrameOwner?
}
