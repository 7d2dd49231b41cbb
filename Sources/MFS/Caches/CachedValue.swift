public import Foundation

/// What a cache holds under a name; the common kinds are stored without a box of their own.
public enum CachedValue: Sendable {
  case rect(CGRect)
  case size(CGSize)
  case number(CGFloat)
  case flag(Bool)
  case textSize(LimitedTextSize)
  case other(any Sendable)

  init<Value: Sendable>(_ value: Value) {
    switch value {
    case let rect as CGRect: self = .rect(rect)
    case let size as CGSize: self = .size(size)
    case let number as CGFloat: self = .number(number)
    case let flag as Bool: self = .flag(flag)
    case let textSize as LimitedTextSize: self = .textSize(textSize)
    default: self = .other(value)
    }
  }

  /// The value, if it is of the kind asked for.
  func value<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .rect(let rect): rect as? Value
    case .size(let size): size as? Value
    case .number(let number): number as? Value
    case .flag(let flag): flag as? Value
    case .textSize(let textSize): textSize as? Value
    case .other(let other): other as? Value
    }
  }
}
