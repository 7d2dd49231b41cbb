extension Diffing where Value == Data {
  /// A comparison of bytes.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { reference, actual in
        guard reference != actual else { return nil }
        let message =
          reference.count == actual.count
          ? "The \(reference.count) bytes differ from byte \(firstDifference(reference, actual)) on."
          : "The reference has \(reference.count) bytes, and the actual data has \(actual.count)."
        return (message, [])
      })
  }

  private static func firstDifference(_ reference: Data, _ actual: Data) -> Int {
    zip(reference, actual).prefix { $0 == $1 }.count
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that compares bytes.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: .data) }
}
