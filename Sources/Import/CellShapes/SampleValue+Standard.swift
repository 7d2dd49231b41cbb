extension String: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { samples.text }
}

extension Substring: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { Substring(samples.text) }
}

extension Character: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { Character("A") }
}

extension Bool: SampleValue {
  /// True, except for what keeps a view from showing its content.
  public static func sampleValue(_ samples: Samples) -> Any {
    let hides =
      "hidden hide hides loading empty skeleton disabled deleted placeholder expired blocked error failed next more"
    return samples.kind != .absent && !SampleWords(samples.name).has(hides)
  }
}

extension SampleValue where Self: BinaryInteger {
  public static func sampleValue(_ samples: Samples) -> Any {
    Self(clamping: SampleNumber.integer(for: samples.name, samples.kind, at: samples.index))
  }
}

extension Int: SampleValue {}
extension Int8: SampleValue {}
extension Int16: SampleValue {}
extension Int32: SampleValue {}
extension Int64: SampleValue {}
extension UInt: SampleValue {}
extension UInt8: SampleValue {}
extension UInt16: SampleValue {}
extension UInt32: SampleValue {}
extension UInt64: SampleValue {}

extension Float: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    Float(SampleNumber.decimal(for: samples.name, samples.kind, at: samples.index))
  }
}

extension Double: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    SampleNumber.decimal(for: samples.name, samples.kind, at: samples.index)
  }
}

extension Optional: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    samples.isEmpty ? Self.none as Any : (try? samples.value() as Wrapped) as Any
  }
}

extension Array: SampleValue {
  /// Three elements, or none where no sample of them can be made.
  public static func sampleValue(_ samples: Samples) -> Any { Self(samples.elements()) }
}

extension Set: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { Self(samples.elements()) }
}

extension Dictionary: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    let keys: [Key] = samples.elements()
    let values: [Value] = samples.elements()
    return Self(zip(keys, values)) { first, _ in first }
  }
}

extension AnyHashable: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { AnyHashable(samples.text) }
}

extension Range: SampleValue where Bound: SampleValue & BinaryInteger {
  public static func sampleValue(_ samples: Samples) -> Any { Self(uncheckedBounds: (0, 1)) }
}

extension ClosedRange: SampleValue where Bound: SampleValue & BinaryInteger {
  public static func sampleValue(_ samples: Samples) -> Any { Self(uncheckedBounds: (0, 1)) }
}

extension Result: SampleValue {
  public static func sampleValue(_ samples: Samples) throws -> Any { Self.success(try samples.value()) }
}
