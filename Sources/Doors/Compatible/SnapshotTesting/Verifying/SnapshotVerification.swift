internal import CellDrawing
internal import CellSnapshots
internal import CellTesting

/// A comparison of a value's snapshot with its reference, as an assertion asks for it.
struct SnapshotVerification<Value, Format> {
  var strategy: Snapshotting<Value, Format>
  var place: ReferencePlace
  /// The name that the assertion gives, for messages.
  var name: String?
  var testName: String
  var record: SnapshotTestingConfiguration.Record
  var diffTool: SnapshotTestingConfiguration.DiffTool
  /// The time in seconds that the snapshot may take.
  var timeout: TimeInterval
  var site: CallSite
  /// The number of pixels per point; nil for the reference's number.
  var scale: CGFloat?

  /// Compares the snapshot of a value. Returns nil if it matches its reference, otherwise a message.
  ///
  /// Throws `FileError` if a file cannot be read or written, and the errors of `value`.
  func message(_ value: () throws -> Value) throws -> String? {
    try TestWatch.assertion("\(place.folder)/\(place.name)") { try watchedMessage(value) }
  }

  private func watchedMessage(_ value: () throws -> Value) throws -> String? {
    try place.check()
    let choice = try ReferenceChoice(place, ofPictures: Format.self == UIImage.self)
    let scale = scale ?? choice.pixelsPerPoint
    // A strategy reads the scale of a reference from the device.
    return try Device.changing({ device in if let scale { device.displayScale = scale } }) {
      let diagnostics = Diagnostics()
      let taken = try diagnostics.collecting { () throws in strategy.taken(try value(), timeout: timeout) }
      DiagnosticWarnings.passOn(diagnostics)
      guard let snapshot = taken else { return Snapshotting<Value, Format>.timeoutMessage(timeout) }
      if let absence = diagnostics.ofTheMoment.first {
        return
          "This machine could not draw everything, so nothing is compared or recorded: \(absence.message)"
      }
      if let image = snapshot as? UIImage, image.bitmap == nil {
        return PictureNote[image].problem ?? "Newly-taken snapshot is empty."
      }
      return try message(snapshot, choice)
    }
  }

  private func message(_ snapshot: Format, _ choice: ReferenceChoice) throws -> String? {
    guard record != .all else {
      try write(snapshot, to: choice.recordPath)
      return """
        Record mode is on. Automatically recorded snapshot: …

        open "\(url(choice.recordPath))"

        Turn record mode off and re-run "\(testName)" to assert against the newly-recorded snapshot
        """
    }
    guard let reference = choice.bytes else { return try messageWithoutReference(snapshot, choice) }
    // A strategy of the app's own may write files that never say who wrote them.
    if choice.isStripped, PictureOrigin(Array(strategy.diffing.toData(snapshot))) == .cellSnap {
      return try messageAboutStripped(snapshot, choice)
    }
    let found = ReferenceOrigin.$mayBePhone.withValue(choice.mayBeOfPhone) {
      strategy.diffing.diff(strategy.diffing.fromData(Data(reference)), snapshot)
    }
    guard let (difference, attachments) = found else { return nil }
    for attachment in attachments { FailureReport.attach(attachment, at: site) }
    return try failure(snapshot, choice, difference)
  }

  private func messageAboutStripped(_ snapshot: Format, _ choice: ReferenceChoice) throws -> String {
    ComparisonCount.addStripped()
    let message =
      "The reference \(choice.path) has lost what CellSnap wrote into it, so it is not compared. Programs that make "
      + "pictures smaller remove it, such as oxipng and ImageOptim. Take the file from the history again, or record "
      + "it anew, and keep such programs away from the folder."
    guard record == .failed else { return message }
    try write(snapshot, to: choice.recordPath)
    return message + " A new snapshot was automatically recorded."
  }

  private func messageWithoutReference(_ snapshot: Format, _ choice: ReferenceChoice) throws -> String {
    guard record != .never else {
      return "No reference was found on disk. New snapshot was not recorded because recording is disabled"
    }
    try write(snapshot, to: choice.recordPath)
    return """
      No reference was found on disk. Automatically recorded snapshot: …

      open "\(url(choice.recordPath))"

      Re-run "\(testName)" to assert against the newly-recorded snapshot.
      """
  }

  private func failure(_ snapshot: Format, _ choice: ReferenceChoice, _ difference: String) throws -> String {
    let lost = artifactProblem(snapshot)
    var headline =
      name.map { "Snapshot \"\($0)\" does not match reference." } ?? "Snapshot does not match reference."
    if record == .failed {
      try write(snapshot, to: choice.recordPath)
      headline += " A new snapshot was automatically recorded."
    }
    let tool = diffTool(currentFilePath: choice.path, failedFilePath: place.artifactPath)
    return ([headline, tool, difference] + lost + report(snapshot, choice)).joined(separator: "\n\n")
  }

  /// Keeps the actual snapshot, or returns a line that says why it could not be kept.
  private func artifactProblem(_ snapshot: Format) -> [String] {
    do throws(FileError) {
      try write(snapshot, to: place.artifactPath)
      return []
    } catch {
      return ["\(error); name another folder with SNAPSHOT_ARTIFACTS"]
    }
  }

  /// Adds a picture to the report of the run, and returns a line that says where the report is.
  private func report(_ snapshot: Format, _ choice: ReferenceChoice) -> [String] {
    guard let image = snapshot as? UIImage, var verification = PictureNote[image].verification else {
      return []
    }
    verification.result.name = "\(place.folder)/\(place.name)"
    verification.result.entry = place.folder
    let run = TestRun.current
    do throws(FileError) {
      try run.add(verification, references: choice.recordRoot)
      return ["report: \(run.path)/\(RunFolder.reportFile)"]
    } catch {
      return ["\(error); name another folder with CELLSNAP_OUTPUT"]
    }
  }

  private func write(_ snapshot: Format, to path: String) throws(FileError) {
    let file = URL(fileURLWithPath: path)
    let folder = try OutputFolder(making: file.deletingLastPathComponent().path)
    _ = try folder.write(
      Array(strategy.diffing.toData(snapshot)), as: file.lastPathComponent, outliving: .powerFailure)
  }

  private func url(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
