import Foundation
import MFS

/// A subview of a cell or controller in the pattern, as a picture shows it, with the cache that keeps its frame or size.
struct CachedFrame: Hashable, Sendable {
  /// The property that holds it.
  var name: String
  /// In points from the picture's top left corner.
  var frame: CGRect
  /// Nil where the frame is computed each time.
  var owner: FrameOwner?
}
