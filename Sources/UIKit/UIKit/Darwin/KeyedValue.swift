internal import Foundation

/// A value that a nib gives to a property by its name.
///
/// ```text
/// titleLabel = try value.get()
/// ```
public struct KeyedValue {
  /// The reason why a property does not take a value.
  public struct Mismatch: Error, CustomStringConvertible {
    public let description: String
  }

  let value: Any?

  init(_ value: Any?) {
    self.value = value
  }

  /// Creates a value from one of an app's code, where a number may be of any type.
  init(keyed value: Any?) {
    switch value {
    case is Bool: self.init(value)
    case let number as CGFloat: self.init(Double(number))
    case let number as any BinaryInteger: self.init(Double(number))
    case let number as any BinaryFloatingPoint: self.init(Double(number))
    case let number as NSNumber: self.init(number.doubleValue)
    default: self.init(value)
    }
  }

  /// Returns the value as the property's type. Throws if it is of another type.
  public func get<Property>() throws -> Property {
    if let value {
      if let property = value as? Property { return property }
      if let number = value as? Double, let property = Self.number(number, as: Property.self) {
        return property
      }
      if let list = value as? [AnyObject], let property = list as Any as? Property { return property }
    } else if let property = Any?.none as Any as? Property {
      return property
    }
    let type = "\(Property.self)"
    let wanted = type.hasPrefix("Optional<") ? String(type.dropFirst(9).dropLast()) : type
    throw Mismatch(
      description:
        "it is \(value.map { "of the type \(Swift.type(of: $0))" } ?? "nil"), and the property takes "
        + wanted)
  }

  /// Returns a number as a type of numbers that holds it, or nil for another type.
  private static func number<Property>(_ number: Double, as type: Property.Type) -> Property? {
    let integer = Int(exactly: number.rounded(.towardZero))
    // Each is made when the one before it is of another type: some types cannot hold all numbers.
    let candidates: [() -> Any?] = [
      { CGFloat(number) }, { integer }, { Float(number) }, { number != 0 }, { NSNumber(value: number) },
      { integer.flatMap { UInt(exactly: $0) } }, { integer.flatMap { Int32(exactly: $0) } },
      { integer.flatMap { Int64(exactly: $0) } }, { integer.flatMap { UInt8(exactly: $0) } },
      { integer.flatMap { Int16(exactly: $0) } }, { integer.flatMap { UInt32(exactly: $0) } },
      { Decimal(string: "\(number)") },
    ]
    for candidate in candidates {
      if let value = candidate(), let property = value as? Property { return property }
    }
    return nil
  }
}
