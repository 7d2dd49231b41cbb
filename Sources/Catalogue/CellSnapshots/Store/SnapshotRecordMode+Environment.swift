/// An error for a text that is not the name of a record mode.
public struct SnapshotRecordModeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place where the text was found.
  public var source: String
  /// The text that is not the name of a mode.
  public var text: String

  public var description: String {
    "\(source)=\(text): there is no such mode; give one of "
      + SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension SnapshotRecordMode {
  /// Returns the mode if none is specified.
  ///
  /// This is the value of `CELLSNAP_RECORD` if it is set. Otherwise it is `never` in CI, where `CI` is set and not
  /// `false` or `0`, and `usual` elsewhere.
  ///
  /// Throws `SnapshotRecordModeError` if `CELLSNAP_RECORD` is not the name of a mode.
  public static func standard(
    environment: [String: String], usual: SnapshotRecordMode = .missing
  ) throws(SnapshotRecordModeError) -> SnapshotRecordMode {
    if let text = environment["CELLSNAP_RECORD"], !text.isEmpty {
      guard let mode = SnapshotRecordMode(rawValue: text.lowercased()) else {
        throw SnapshotRecordModeError(source: "CELLSNAP_RECORD", text: text)
      }
      return mode
    }
    return isInCI(environment) ? .never : usual
  }

  /// Returns whether `CI` is set, and not to `false` or `0`.
  package static func isInCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }
}
