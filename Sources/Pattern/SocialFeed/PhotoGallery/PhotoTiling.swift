import UIKit

/// The places of a post's photos.
///
/// One photo is alone, two are side by side, and four or five are in two rows. With three or six photos, the first one
/// is large. If there are more than six, the sixth tile shows how many more.
struct PhotoTiling: Sendable, Hashable {
  static let maximumTiles = 6
  static let gap: CGFloat = 2

  /// The frames from the top left corner, in points. They are mirrored if the layout runs from right to left.
  let frames: [CGRect]
  let size: CGSize
  /// The number of photos that the last tile represents besides its own.
  let hiddenCount: Int

  init(aspectRatios: [CGFloat], width: CGFloat) {
    let count = min(aspectRatios.count, Self.maximumTiles)
    hiddenCount = aspectRatios.count - count
    let width = width.isFinite ? max(1, width.rounded(.down)) : 1
    let rows = Self.rows(aspectRatios: aspectRatios, count: count, width: width)
    var frames: [CGRect] = []
    var y: CGFloat = 0
    for row in rows {
      frames += row.frames(y: y, width: width)
      y += row.height + Self.gap
    }
    size = CGSize(width: width, height: max(0, y - Self.gap))
    self.frames = frames.map { $0.mirrored(in: width) }
  }

  private static func rows(aspectRatios: [CGFloat], count: Int, width: CGFloat) -> [Row] {
    func height(_ share: CGFloat) -> CGFloat { (width * share).rounded() }
    switch count {
    case 0: return []
    case 1:
      let ratio = aspectRatios[0].isFinite ? max(0.8, min(2.4, aspectRatios[0])) : 1.5
      return [Row(kind: .equal(1), height: min((width / ratio).rounded(), max(280, height(0.7))))]
    case 2:
      let areTall = aspectRatios.prefix(2).allSatisfy { $0 < 0.9 }
      return [Row(kind: .equal(2), height: height(areTall ? 0.66 : 0.5))]
    case 3: return [Row(kind: .largeAndTwo, height: height(0.6))]
    case 4: return [Row(kind: .equal(2), height: height(0.34)), Row(kind: .equal(2), height: height(0.34))]
    case 5: return [Row(kind: .equal(2), height: height(0.4)), Row(kind: .equal(3), height: height(0.27))]
    default:
      return [Row(kind: .largeAndTwo, height: height(0.52)), Row(kind: .equal(3), height: height(0.27))]
    }
  }
}

/// A row of tiles.
private struct Row {
  enum Kind {
    case equal(Int)
    /// The first tile has two thirds of the width, the other two are above each other.
    case largeAndTwo
  }

  let kind: Kind
  let height: CGFloat

  func frames(y: CGFloat, width: CGFloat) -> [CGRect] {
    let gap = PhotoTiling.gap
    switch kind {
    case .equal(let count):
      let edges = (0...count).map { (CGFloat($0) * (width + gap) / CGFloat(count)).rounded() }
      return (0..<count).map {
        CGRect(x: edges[$0], y: y, width: max(0, edges[$0 + 1] - gap - edges[$0]), height: height)
      }
    case .largeAndTwo:
      let large = max(0, ((width - gap) * 2 / 3).rounded())
      let small = max(0, width - large - gap)
      let upper = max(0, ((height - gap) / 2).rounded())
      return [
        CGRect(x: 0, y: y, width: large, height: height),
        CGRect(x: large + gap, y: y, width: small, height: upper),
        CGRect(x: large + gap, y: y + upper + gap, width: small, height: max(0, height - upper - gap)),
      ]
    }
  }
}
