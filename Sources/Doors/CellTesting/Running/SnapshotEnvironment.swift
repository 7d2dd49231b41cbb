import CellSnapshots
import Foundation

/// The settings for snapshots in the process's environment.
struct SnapshotEnvironment: Sendable {
  var variables: [String: String]

  /// The environment of the process, unless a test sets another.
  @TaskLocal static var current = SnapshotEnvironment(variables: ProcessInfo.processInfo.environment)

  /// Returns the record mode. `CELLSNAP_RECORD`, and `never` in CI, override traits and assertions.
  func recordMode(named mode: SnapshotRecordMode?) throws(SnapshotError) -> SnapshotRecordMode {
    do throws(SnapshotRecordModeError) {
      return try SnapshotRecordMode.standard(environment: variables, usual: mode ?? .missing)
    } catch {
      throw SnapshotError(error.description)
    }
  }

  /// The default time limit in seconds.
  static let usualTimeout = 30

  /// Returns the time limit for drawing a snapshot, in seconds: `CELLSNAP_TIMEOUT`, or 30.
  ///
  /// Throws if the variable is not a whole number from 1 to 86400.
  func timeout() throws(SnapshotError) -> Int {
    guard let text = variables["CELLSNAP_TIMEOUT"], !text.isEmpty else { return Self.usualTimeout }
    guard let seconds = Int(text), (1...86_400).contains(seconds) else {
      throw SnapshotError("CELLSNAP_TIMEOUT=\(text): give seconds, a whole number from 1 to 86400")
    }
    return seconds
  }

  /// Returns whether `CI` is the only reason why nothing is recorded.
  ///
  /// - Parameter mode: The mode of traits and assertions.
  func isReadOnlyForCI(named mode: SnapshotRecordMode?) -> Bool {
    mode != .never && (variables["CELLSNAP_RECORD"] ?? "").isEmpty && SnapshotRecordMode.isInCI(variables)
  }

  /// Returns the folder of a test's references. `CELLSNAP_REFERENCES`, with one folder for each module, overrides
  /// traits.
  func references(of test: TestIdentity, folder: String) -> String {
    if let root = variables["CELLSNAP_REFERENCES"], !root.isEmpty { return "\(root)/\(test.moduleName)" }
    return FilePath.isAbsolute(folder) ? folder : "\(test.folder)/\(folder)"
  }
}
