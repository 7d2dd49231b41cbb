/// A way to store values of a type in files, and to compare two of them.
public struct Diffing<Value> {
  /// Returns the bytes of a value's file.
  public var toData: (Value) -> Data
  /// Returns the value of a file.
  public var fromData: (Data) -> Value
  /// Compares a reference with an actual value. Returns nil if they are equal, otherwise a message and attachments.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ reference: Value, _ actual: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
