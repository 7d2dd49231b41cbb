internal import Testing

extension SnapshotTestingConfiguration {
  /// The environment of the process, unless a test sets another.
  @TaskLocal static var environment = ProcessInfo.processInfo.environment

  /// Returns the mode of an assertion: its argument, otherwise the mode of the scope around it, of the running test's
  /// traits, of the process, or of the variable `SNAPSHOT_TESTING_RECORD`. Without all of these it is `.missing`.
  ///
  /// Throws if the variable has another value.
  package static func record(_ argument: Record?) throws(SnapshotTestingError) -> Record {
    if let record = argument ?? current.record { return record }
    guard let text = environment["SNAPSHOT_TESTING_RECORD"], !text.isEmpty else { return .missing }
    guard let record = Record(rawValue: text) else {
      throw SnapshotTestingError("SNAPSHOT_TESTING_RECORD=\(text): give all, failed, missing or never")
    }
    return record
  }

  /// The settings of the scope, the running test and the process.
  static var current: SnapshotTestingConfiguration {
    var settings = scoped ?? SnapshotTestingConfiguration(record: nil, diffTool: nil)
    for trait in (Test.current?.traits ?? []).reversed() {
      if let trait = trait as? _SnapshotsTestTrait { settings = settings.filled(from: trait.configuration) }
    }
    return settings.filled(from: .ofProcess)
  }
}
