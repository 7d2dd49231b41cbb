/// A type of which samples can be made, to fill views with.
public protocol SampleValue {
  /// Returns a sample, which is a value of this type.
  ///
  /// Throws where no sample of a part can be made.
  static func sampleValue(_ samples: Samples) throws -> Any
}

/// The error that no sample of a type can be made.
public struct SampleError: Error, CustomStringConvertible {
  /// The name of the type.
  let type: String

  public var description: String { "no sample of \(type) can be made" }
}
