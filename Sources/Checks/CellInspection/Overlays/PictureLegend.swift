import CellDrawing
import Foundation

/// A legend below a picture. Lengths are in points.
protocol PictureLegend {
  /// The size; zero if there is nothing to explain.
  var size: CGSize { get }

  func nodes(at origin: CGPoint) -> [Node]
}
