internal import Foundation

/// The sides of a box, used to find cheaply which nodes are outside the painted part.
struct Extents: Equatable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  static let everything = Extents(
    minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  /// A box that contains nothing.
  static let nothing = Extents(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  init(_ rect: CGRect) {
    self.init(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: rect.maxY)
  }

  var isEmpty: Bool { !(minX < maxX && minY < maxY) }
  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
  var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
  var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

  /// Returns whether the boxes overlap or touch.
  func touches(_ other: Extents) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }

  func outset(by distance: Double) -> Extents {
    Extents(minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  func moved(x: Double, y: Double) -> Extents {
    Extents(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  func intersection(_ other: Extents) -> Extents {
    Extents(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  func union(_ other: Extents) -> Extents {
    Extents(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }
}
