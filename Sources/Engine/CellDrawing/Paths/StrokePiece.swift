internal import Foundation

/// A line drawn without lifting the pen, as points that differ from their neighbours. Curves are split into lines.
struct StrokePiece {
  var points: [CGPoint]
  var isClosed = false

  static func pieces(of path: Path) -> [StrokePiece] {
    var pieces: [StrokePiece] = []
    var current: StrokePiece?
    var start: CGPoint?
    func finish(closed: Bool) {
      guard var piece = current else { return }
      if closed {
        piece.isClosed = true
        if piece.points.count > 1, piece.points.first == piece.points.last { piece.points.removeLast() }
      }
      pieces.append(piece)
      current = nil
    }
    func add(_ point: CGPoint) {
      guard point.isSound else { return }
      if current == nil { current = StrokePiece(points: [start ?? point]) }
      if current?.points.last != point { current?.points.append(point) }
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish(closed: false)
        start = point.isSound ? point : nil
      case .line(let point): add(point)
      case .curve(let first, let second, let end):
        let from = current?.points.last ?? start ?? first
        for point in Self.points(from, first, second, end) { add(point) }
      case .close: finish(closed: true)
      }
    }
    finish(closed: false)
    return pieces
  }

  /// Returns a curve split into lines that are at most about a fiftieth of a point from it.
  private static func points(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    let bend = max(
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y), hypot(b.x - 2 * c.x + d.x, b.y - 2 * c.y + d.y))
    guard bend.isFinite else { return [d] }
    // The error of n lines is at most 3/4 of the bend divided by n squared.
    let count = min(max(Int((bend * 0.75 / 0.02).squareRoot().rounded(.up)), 8), 256)
    return (1...count).map { step in
      let t = CGFloat(step) / CGFloat(count)
      let s = 1 - t
      let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }
  }
}

extension CGPoint {
  fileprivate var isSound: Bool { x.isFinite && y.isFinite }
}
