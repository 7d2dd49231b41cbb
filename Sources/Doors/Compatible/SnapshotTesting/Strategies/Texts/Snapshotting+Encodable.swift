extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy that compares values as JSON, with sorted keys.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Returns a strategy that compares values as an encoder's JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    encoded(as: "json") { try encoder.encode($0) }
  }

  /// A strategy that compares values as property lists in XML.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Returns a strategy that compares values as an encoder's property lists.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    encoded(as: "plist") { try encoder.encode($0) }
  }

  private static func encoded(as pathExtension: String, _ encode: @escaping (Value) throws -> Data)
    -> Snapshotting
  {
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
      do {
        return String(decoding: try encode(value), as: UTF8.self)
      } catch {
        return "The value cannot be encoded: \(error)"
      }
    }
    snapshotting.pathExtension = pathExtension
    return snapshotting
  }
}
