/// A record mode's name that is none.
public struct RecordModeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where it was found.
  public var source: String
  public var text: String

  public var description: String {
    "\(source)=\(text): there is no such mode; give one of "
      + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension RecordMode {
  /// The mode where none is named: that of `CELLSNAP_RECORD`; else `never` in CI, where `CI` is set and not `false`
  /// or `0`; else `usual`.
  ///
  /// Throws `RecordModeError` when `CELLSNAP_RECORD` names none.
  public static func standard(
    environment: [String: String], usual: RecordMode = .missing
  ) throws(RecordModeError) -> RecordMode {
    if let text = environment["CELLSNAP_RECORD"], !text.isEmpty {
      guard let mode = RecordMode(rawValue: text.lowercased()) else {
        throw RecordModeError(source: "CELLSNAP_RECORD", text: text)
      }
      return mode
    }
    return isInCI(environment) ? .never : usual
  }

  /// Whether `CI` is set, and not to `false` or `0`.
  package static func isInCI(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }
}
