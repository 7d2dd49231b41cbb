extension String: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    SampleText.text(for: samples.name, samples.kind)
  }
}

extension Substring: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    Substring(SampleText.text(for: samples.name, samples.kind))
  }
}

extension Character: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { Character("A") }
}

extension Bool: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { samples.kind != .absent }
}

extension SampleValue where Self: BinaryInteger {
  public static func sampleValue(_ samples: Samples) -> Any { Self(samples.kind == .long ? 120 : 3) }
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
  public static func sampleValue(_ samples: Samples) -> Any { Float(0.5) }
}

extension Double: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { 0.5 }
}

extension Optional: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    samples.isEmpty ? Self.none as Any : (try? samples.value() as Wrapped) as Any
  }
}

extension Array: SampleValue {
  /// Two elements, or none where no sample of them can be made.
  public static func sampleValue(_ samples: Samples) -> Any {
    guard !samples.isEmpty else { return Self() }
    return (try? [samples.value(), samples.value()]) ?? Self()
  }
}

extension Set: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    guard !samples.isEmpty, let element = try? samples.value() as Element else { return Self() }
    return Self([element])
  }
}

extension Dictionary: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    guard !samples.isEmpty, let key = try? samples.value() as Key, let value = try? samples.value() as Value
    else { return Self() }
    return [key: value]
  }
}

extension Result: SampleValue {
  public static func sampleValue(_ samples: Samples) throws -> Any { Self.success(try samples.value()) }
}
