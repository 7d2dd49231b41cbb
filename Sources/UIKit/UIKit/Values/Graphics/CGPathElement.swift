public import Foundation
internal import CellDrawing

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// An element of a path. Its points are valid only while the function that receives it runs.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a function for each element of the path.
  ///
  /// Unlike Core Graphics, a path stores quadratic curves as the cubic ones of the same shape. A cubic curve with the
  /// shape of a quadratic one is reported as quadratic.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    var (pen, start) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      var (type, points) = (CGPathElementType.closeSubpath, [CGPoint.zero])
      switch element {
      case .move(let point):
        (type, points) = (.moveToPoint, [point])
        start = point
      case .line(let point): (type, points) = (.addLineToPoint, [point])
      case .curve(let first, let second, let end):
        if let control = Self.quadraticControl(pen, first, second, end) {
          (type, points) = (.addQuadCurveToPoint, [control, end])
        } else {
          (type, points) = (.addCurveToPoint, [first, second, end])
        }
      case .close: break
      }
      pen = type == .closeSubpath ? start : points.last ?? pen
      points.withUnsafeMutableBufferPointer { points in
        guard let base = points.baseAddress else { return }
        var element = CGPathElement(type: type, points: base)
        block(&element)
      }
    }
  }

  /// Returns the control point of the quadratic curve with the shape of a cubic one, or nil if there is none.
  ///
  /// The cubic curve's control points are at two thirds of the way from each end to that point.
  private static func quadraticControl(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> CGPoint? {
    guard start != first || second != end else { return nil }
    let control = CGPoint(x: (3 * first.x - start.x) / 2, y: (3 * first.y - start.y) / 2)
    let other = CGPoint(x: (3 * second.x - end.x) / 2, y: (3 * second.y - end.y) / 2)
    let size = max(1, abs(control.x), abs(control.y))
    guard abs(control.x - other.x) < 1e-9 * size, abs(control.y - other.y) < 1e-9 * size else { return nil }
    return control
  }
}

extension UIBezierPath {
  /// Returns a path with the same lines and curves in the other direction.
  public func reversing() -> UIBezierPath {
    let result = UIBezierPath(path.reversed)
    result.copyStyle(of: self)
    return result
  }
}
