extension Snapshotting where Format == String {
  /// A strategy that compares the descriptions of values.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A strategy that compares the parts of values, like `dump(_:)`. Dictionaries and sets are sorted.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { ValueDump($0).text }
  }
}

extension Snapshotting where Value == Any, Format == String {
  /// A strategy that compares values as JSON, with sorted keys.
  public static var json: Snapshotting {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys]
    var snapshotting = SimplySnapshotting.lines.pullback { (value: Any) in
      do {
        let data = try JSONSerialization.data(withJSONObject: value, options: options)
        return String(decoding: data, as: UTF8.self)
      } catch {
        return "The value is no JSON: \(error)"
      }
    }
    snapshotting.pathExtension = "json"
    return snapshotting
  }
}
