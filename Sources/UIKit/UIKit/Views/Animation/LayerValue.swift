internal import Foundation

/// The value that the end of an animation gives to a property.
enum LayerValue {
  case exact(Any)
  /// The layer's own value plus this value.
  case added(Any)
  /// The sum of both values, or without the first the layer's own value plus the second.
  case sum(Any?, Any)

  /// Returns the number, or nil if the value is not a number.
  func number(_ own: CGFloat) -> CGFloat? {
    switch self {
    case .exact(let value): Self.number(value)
    case .added(let value): Self.number(value).map { own + $0 }
    case .sum(let start, let value): Self.number(value).map { (start.flatMap(Self.number) ?? own) + $0 }
    }
  }

  /// Returns the point, or nil if the value is not a point.
  func point(_ own: CGPoint) -> CGPoint? {
    switch self {
    case .exact(let value): Self.point(value)
    case .added(let value): Self.point(value).map { own + $0 }
    case .sum(let start, let value): Self.point(value).map { (start.flatMap(Self.point) ?? own) + $0 }
    }
  }

  /// Returns the value itself, for types that cannot be added.
  func value<Value>(as type: Value.Type) -> Value? {
    guard case .exact(let value) = self else { return nil }
    return value as? Value ?? (value as? NSValue).flatMap { Self.content($0, as: type) }
  }

  private static func point(_ value: Any) -> CGPoint? {
    value as? CGPoint ?? (value as? NSValue).flatMap { content($0, as: CGPoint.self) }
  }

  /// Returns the geometry in an `NSValue`, or nil if it is not a `Value`.
  private static func content<Value>(_ value: NSValue, as type: Value.Type) -> Value? {
    guard !(value is NSNumber) else { return nil }
    if value.isTransform { return value.caTransform3DValue as? Value }
    return switch String(cString: value.objCType) {
    case String(cString: NSValue(cgPoint: .zero).objCType): value.cgPointValue as? Value
    case String(cString: NSValue(cgSize: .zero).objCType): value.cgSizeValue as? Value
    case String(cString: NSValue(cgRect: .zero).objCType): value.cgRectValue as? Value
    default: nil
    }
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
