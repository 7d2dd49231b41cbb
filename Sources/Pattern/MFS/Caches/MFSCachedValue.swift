public import Foundation

/// A value in a cache. Common kinds are stored without a box of their own.
public enum MFSCachedValue: Sendable {
  case rect(CGRect)
  case size(CGSize)
  case number(CGFloat)
  case flag(Bool)
  case textSize(MFSLimitedTextSize)
  case other(any Sendable)

  init<Value: Sendable>(_ value: Value) {
    switch value {
    case let rect as CGRect: self = .rect(rect)
    case let size as CGSize: self = .size(size)
    case let number as CGFloat: self = .number(number)
    case let flag as Bool: self = .flag(flag)
    case let textSize as MFSLimitedTextSize: self = .textSize(textSize)
    default: self = .other(value)
    }
  }

  /// Whether both values have the same text. So a value that is not a number equals itself.
  func isSame(as other: MFSCachedValue) -> Bool { String(describing: self) == String(describing: other) }

  /// Returns the value if it has this type.
  func value<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .rect(let rect): Self.value(rect, as: type)
    case .size(let size): Self.value(size, as: type)
    case .number(let number): Self.value(number, as: type)
    case .flag(let flag): Self.value(flag, as: type)
    case .textSize(let textSize): Self.value(textSize, as: type)
    case .other(let other): other as? Value
    }
  }

  /// Casts a value. If the types are equal, which is nearly always, the cast does not use the runtime.
  private static func value<Stored, Value>(_ stored: Stored, as type: Value.Type) -> Value? {
    Stored.self == type ? unsafeBitCast(stored, to: type) : stored as? Value
  }
}
