internal import Foundation

/// What the end of an animation makes of a property.
enum LayerValue {
  case exact(Any)
  /// The layer's own value and this.
  case added(Any)
  /// Both, or the layer's own value and the second.
  case sum(Any?, Any)

  /// Nil where it is no number.
  func number(_ own: CGFloat) -> CGFloat? {
    switch self {
    case .exact(let value): Self.number(value)
    case .added(let value): Self.number(value).map { own + $0 }
    case .sum(let start, let value): Self.number(value).map { (start.flatMap(Self.number) ?? own) + $0 }
    }
  }

  /// Nil where it is no point.
  func point(_ own: CGPoint) -> CGPoint? {
    switch self {
    case .exact(let value): value as? CGPoint
    case .added(let value): (value as? CGPoint).map { own + $0 }
    case .sum(let start, let value): (value as? CGPoint).map { (start as? CGPoint ?? own) + $0 }
    }
  }

  /// The value itself, for what cannot be added.
  func value<Value>(as type: Value.Type) -> Value? {
    if case .exact(let value) = self { value as? Value } else { nil }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

extension CGPoint {
  fileprivate static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
}
