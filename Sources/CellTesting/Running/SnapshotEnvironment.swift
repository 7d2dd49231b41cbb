import CellSnapshots
import Foundation

/// What the process's environment says of snapshots.
struct SnapshotEnvironment: Sendable {
  var variables: [String: String]

  /// The process's, unless a test gives another.
  @TaskLocal static var current = SnapshotEnvironment(variables: ProcessInfo.processInfo.environment)

  /// `CELLSNAP_RECORD`, and `never` in CI, before what traits and assertions say.
  func recordMode(named mode: RecordMode?) throws(SnapshotError) -> RecordMode {
    do throws(RecordModeError) {
      return try RecordMode.standard(environment: variables, usual: mode ?? .missing)
    } catch {
      throw SnapshotError(error.description)
    }
  }

  /// In seconds.
  static let usualTimeout = 30

  /// How long a snapshot may take to be drawn, in seconds: `CELLSNAP_TIMEOUT`, or 30.
  ///
  /// Throws where the variable is no whole number above 0.
  func timeout() throws(SnapshotError) -> Int {
    guard let text = variables["CELLSNAP_TIMEOUT"], !text.isEmpty else { return Self.usualTimeout }
    guard let seconds = Int(text), (1...86_400).contains(seconds) else {
      throw SnapshotError("CELLSNAP_TIMEOUT=\(text): give seconds, a whole number from 1 to 86400")
    }
    return seconds
  }

  /// Whether nothing is recorded for no other reason than that `CI` is set.
  ///
  /// - Parameter mode: what traits and assertions say.
  func isReadOnlyForCI(named mode: RecordMode?) -> Bool {
    mode != .never && (variables["CELLSNAP_RECORD"] ?? "").isEmpty && RecordMode.isInCI(variables)
  }

  /// The folder of a test's references: in `CELLSNAP_REFERENCES` one of each module, before what traits say.
  func references(of test: TestIdentity, folder: String) -> String {
    if let root = variables["CELLSNAP_REFERENCES"], !root.isEmpty { return "\(root)/\(test.moduleName)" }
    return FilePath.isAbsolute(folder) ? folder : "\(test.folder)/\(folder)"
  }
}
