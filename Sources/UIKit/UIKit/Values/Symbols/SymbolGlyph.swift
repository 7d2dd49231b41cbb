internal import CellDrawing
internal import Foundation

/// The parts of a symbol, in a square of 100 by 100 whose centre is in the middle of a text's capital letters.
struct SymbolGlyph: Hashable {
  /// The outline, which the `.fill` variant fills.
  var body = Path()
  /// Lines outside of the body.
  var lines = Path()
  /// Lines inside of the body, which are cut out of a filled body.
  var details = Path()
  /// Shapes that are always filled.
  var dots = Path()

  /// Creates a glyph from its four parts, written as `body|lines|details|dots`.
  init(_ text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map { SymbolPath.path($0) }
    body = parts[0]
    if parts.count > 1 { lines = parts[1] }
    if parts.count > 2 { details = parts[2] }
    if parts.count > 3 { dots = parts[3] }
  }

  /// Returns the glyph at half its size inside a shape, which becomes the body. If `lowered`, it is placed lower,
  /// because the shape is wider there.
  func enclosed(by shape: Path, lowered: Bool) -> SymbolGlyph {
    let place = Transform.scale(x: 0.5, y: 0.5).concatenating(.translation(x: 25, y: lowered ? 32 : 25))
    var whole = SymbolGlyph("")
    whole.body = shape
    whole.details = body.applying(place)
    whole.details.append(lines.applying(place))
    whole.details.append(details.applying(place))
    whole.innerDots = dots.applying(place)
    return whole
  }
  /// Shapes inside of the body, which are filled in an outlined body and cut out of a filled one.
  private(set) var innerDots = Path()

  /// Returns the rectangle that the fills and the lines of `lineWidth` cover.
  func extents(lineWidth: CGFloat) -> CGRect {
    let drawn = [(body, lineWidth), (lines, lineWidth), (details, lineWidth), (dots, 0), (innerDots, 0)]
    return drawn.reduce(CGRect.null) { whole, piece in
      guard let bounds = piece.0.controlBounds else { return whole }
      return whole.union(bounds.insetBy(dx: -piece.1 / 2, dy: -piece.1 / 2))
    }
  }

  /// Returns the drawing in black.
  func nodes(isFilled: Bool, lineWidth: CGFloat) -> [Node] {
    let stroke = Stroke(width: lineWidth, cap: .round, join: .round)
    let ink = Paint.color(.black)
    var nodes: [Node] = []
    if !body.isEmpty {
      if isFilled { nodes.append(.fill(body, .nonZero, ink)) }
      nodes.append(.stroke(body, stroke, ink))
    }
    if isFilled, !body.isEmpty {
      nodes = leavingOut(stroke, of: nodes)
    } else {
      if !details.isEmpty { nodes.append(.stroke(details, stroke, ink)) }
      if !innerDots.isEmpty { nodes.append(.fill(innerDots, .nonZero, ink)) }
    }
    if !lines.isEmpty { nodes.append(.stroke(lines, stroke, ink)) }
    if !dots.isEmpty { nodes.append(.fill(dots, .nonZero, ink)) }
    return nodes
  }

  /// Cuts the details out piece by piece, because the outline of one piece never crosses itself.
  private func leavingOut(_ stroke: Stroke, of nodes: [Node]) -> [Node] {
    let holes =
      details.pieces.map { PathStroker.outline(of: $0, stroke) } + (innerDots.isEmpty ? [] : [innerDots])
    return holes.reduce(nodes) { nodes, hole in
      var outside = Path.rect(CGRect(x: -100, y: -100, width: 300, height: 300))
      outside.append(hole)
      return [.group(Group(clip: Group.Clip(path: outside, rule: .evenOdd), nodes: nodes))]
    }
  }
}

extension Path {
  /// The lines and curves of the path, each as a path of its own.
  fileprivate var pieces: [Path] {
    var (pieces, point, start): ([Path], CGPoint, CGPoint) = ([], .zero, .zero)
    for element in elements {
      switch element {
      case .move(let end): (point, start) = (end, end)
      case .line(let end):
        if end != point { pieces.append(Path([.move(point), element])) }
        point = end
      case .curve(_, _, let end):
        pieces.append(Path([.move(point), element]))
        point = end
      case .close:
        if start != point { pieces.append(Path([.move(point), .line(start)])) }
        point = start
      }
    }
    return pieces
  }
}
