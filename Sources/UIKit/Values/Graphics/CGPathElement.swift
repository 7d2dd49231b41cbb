public import Foundation
internal import CellDrawing

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  /// Paths here have no such curves: they become cubic ones.
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
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var (type, points) = (CGPathElementType.closeSubpath, [CGPoint.zero])
      switch element {
      case .move(let point): (type, points) = (.moveToPoint, [point])
      case .line(let point): (type, points) = (.addLineToPoint, [point])
      case .curve(let first, let second, let end): (type, points) = (.addCurveToPoint, [first, second, end])
      case .close: break
      }
      points.withUnsafeMutableBufferPointer { points in
        guard let base = points.baseAddress else { return }
        var element = CGPathElement(type: type, points: base)
        block(&element)
      }
    }
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
