internal import CellDrawing
internal import Foundation

/// A reader of lines and curves in SVG's notation, with capital letters only, and of three shapes: `O x y r` is a
/// circle, `E x y rx ry` an ellipse and `R x y width height radius` a rounded rectangle.
struct SymbolPath {
  private(set) var path = Path()
  private var point = CGPoint.zero
  private var start = CGPoint.zero

  static func path(_ text: Substring) -> Path {
    var reader = SymbolPath()
    var rest = text.drop { $0 == " " }
    while let command = rest.first, command.isLetter {
      let arguments = rest.dropFirst().prefix { !$0.isLetter }
      rest = rest.dropFirst().drop { !$0.isLetter }
      reader.add(command, arguments.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } })
    }
    return reader.path
  }

  private mutating func add(_ command: Character, _ numbers: [CGFloat]) {
    switch (command, numbers.count) {
    case ("M", 2):
      start = CGPoint(x: numbers[0], y: numbers[1])
      point = start
      path.move(to: point)
    case ("L", _):
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        line(to: CGPoint(x: numbers[index], y: numbers[index + 1]))
      }
    case ("H", 1): line(to: CGPoint(x: numbers[0], y: point.y))
    case ("V", 1): line(to: CGPoint(x: point.x, y: numbers[0]))
    case ("C", 6): curve(numbers)
    case ("A", 5): arc(numbers)
    case ("Z", 0):
      path.close()
      point = start
    case ("O", 3):
      let (x, y, radius) = (numbers[0], numbers[1], numbers[2])
      path.append(.ellipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
    case ("E", 4):
      path.append(
        .ellipse(
          in: CGRect(
            x: numbers[0] - numbers[2], y: numbers[1] - numbers[3], width: 2 * numbers[2],
            height: 2 * numbers[3])))
    case ("R", 5):
      let rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      path.append(.roundedRect(rect, radius: numbers[4]))
    default: preconditionFailure("No command of a symbol's path: \(command) \(numbers)")
    }
  }

  private mutating func line(to end: CGPoint) {
    path.line(to: end)
    point = end
  }

  private mutating func curve(_ numbers: [CGFloat]) {
    point = CGPoint(x: numbers[4], y: numbers[5])
    path.curve(
      to: point, CGPoint(x: numbers[0], y: numbers[1]), CGPoint(x: numbers[2], y: numbers[3]))
  }

  /// Adds `A x y radius from to`: a part of a circle, clockwise if the second angle (degrees) is the larger one.
  private mutating func arc(_ numbers: [CGFloat]) {
    let (center, radius) = (CGPoint(x: numbers[0], y: numbers[1]), numbers[2])
    let (from, to) = (numbers[3] * .pi / 180, numbers[4] * .pi / 180)
    func place(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    if path.isEmpty || path.elements.last == .close {
      path.move(to: place(from))
      start = place(from)
    } else if point != place(from) {
      path.line(to: place(from))
    }
    let count = max(Int((abs(to - from) / (.pi / 2)).rounded(.up)), 1)
    let step = (to - from) / CGFloat(count)
    let control = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (first, last) = (from + CGFloat(index) * step, from + CGFloat(index + 1) * step)
      let (begin, end) = (place(first), place(last))
      path.curve(
        to: end, CGPoint(x: begin.x - control * sin(first), y: begin.y + control * cos(first)),
        CGPoint(x: end.x + control * sin(last), y: end.y - control * cos(last)))
    }
    point = place(to)
  }
}
