internal import CellTesting

/// Compares a value with its reference. Returns nil if they match, otherwise a message.
///
/// A missing reference is recorded, as `record` says, and that is a failure too.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: A name that distinguishes the snapshot from others of the test. Snapshots without a name are counted.
///   - recording: The references that are recorded; nil for the setting of `withSnapshotTesting` or of the environment.
///   - snapshotDirectory: The folder of the references; nil for `__Snapshots__/<file>` beside the test's file.
///   - timeout: The time that the snapshot may take, in seconds.
///   - fileID: The place of the call; leave it out.
///   - filePath: The place of the call, which determines the folder of the references; leave it out.
///   - testName: The calling test; leave it out.
///   - line: The place of the failure; leave it out.
///   - column: The place of the failure; leave it out.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let site = CallSite(fileID: fileID, filePath: filePath, function: testName, line: line, column: column)
  do {
    guard snapshotDirectory != nil || "\(filePath)".hasPrefix("/") else {
      throw SnapshotTestingError(
        "the references lie beside the test's file, but \(filePath) is no whole path; pass file: #filePath")
    }
    if let problem = Device.environmentProblem { throw SnapshotTestingError(problem) }
    let folder = snapshotDirectory ?? "\(filePath)"
    let identifier =
      name.map { ReferencePlace.sanitized($0) }
      ?? String(SnapshotCounter.current.next(in: folder, of: testName))
    let place = ReferencePlace(
      filePath: "\(filePath)", testName: testName, identifier: identifier,
      pathExtension: snapshotting.pathExtension, snapshotDirectory: snapshotDirectory)
    let settings = SnapshotTestingConfiguration.current
    let verification = SnapshotVerification(
      strategy: snapshotting, place: place, name: name, testName: testName,
      record: try SnapshotTestingConfiguration.record(recording), diffTool: settings.diffTool ?? .default,
      timeout: timeout, site: site)
    return try verification.message(value)
  } catch {
    return "\(error)"
  }
}
