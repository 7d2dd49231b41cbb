import Foundation

/// A folder with the pictures of a run for the reviews of others: Sentry's snapshots, reg-cli and reg-suit.
///
///     reg.json                  the result for reg-cli and reg-suit
///     actual/Feed/Feed.320@2x.png, and Feed.320@2x.json beside it for Sentry
///     expected/…, diff/…        the references, and the differences
///     image-names.txt           all names, for an upload to Sentry that leaves out what was not drawn
package struct ReviewExport {
  private let folder: String
  private let run: Run
  private let runFolder: RunFolder
  /// A closure that returns the file that an equal snapshot was compared with; nil if it cannot be found.
  private let equalPicture: (SnapshotResult) -> [UInt8]?

  /// The file that marks a folder as an export, whose files may be removed.
  private static let mark = "cellsnap-export"
  private static let folders = ["actual", "expected", "diff"]

  package init(
    _ run: Run, in runFolder: RunFolder, to folder: String,
    equalPicture: @escaping (SnapshotResult) -> [UInt8]?
  ) {
    self.run = run
    self.runFolder = runFolder
    self.folder = FilePath.withoutLastSlash(folder)
    self.equalPicture = equalPicture
  }

  /// Makes the folder, without the files of an earlier export. Throws if it has other files.
  package static func prepare(_ folder: String) throws(FileError) {
    let output = try OutputFolder(making: folder)
    let isExport = try InputBytes.read(output.path(of: mark)) != nil
    let isFree = try FileTree.files(below: folder).isEmpty
    guard isExport || isFree else {
      throw FileError("write an export to", folder, reason: "it contains other files; choose another folder")
    }
    for name in folders {
      let path = output.path(of: name)
      guard FileManager.default.fileExists(atPath: FilePath.onDisk(path)) || FilePath.isLink(path) else {
        continue
      }
      do { try FileManager.default.removeItem(atPath: FilePath.onDisk(path)) } catch {
        throw FileError("remove", path, reason: error.localizedDescription)
      }
    }
    _ = try AtomicFile.replace([], at: output.path(of: mark))
  }

  /// Writes all files. Call `prepare` before.
  package func write() throws(FileError) {
    let output = try OutputFolder(making: folder)
    var report = RegReport()
    var names: [String] = []
    for snapshot in run.snapshots {
      let item = "\(snapshot.name).png"
      // The run may come from elsewhere.
      guard ReferencePath.isReference(item) else { continue }
      report.add(snapshot)
      if !snapshot.verdict.lacksPicture { names.append(item) }
      try write(snapshot, item, to: output, &report)
    }
    for name in run.base?.unmatched.map(\.name) ?? [] { report.deletedItems.append("\(name).png") }
    try write(try Self.json(report), "reg.json", to: output)
    try write(Array(names.map { $0 + "\n" }.joined().utf8), "image-names.txt", to: output)
  }

  private func write(
    _ snapshot: SnapshotResult, _ item: String, to output: OutputFolder, _ report: inout RegReport
  ) throws(FileError) {
    let isEqual = snapshot.actual == nil && snapshot.verdict.isPassing
    let equal = isEqual ? equalPicture(snapshot) : nil
    if let actual = try bytes(of: snapshot.actual) ?? equal {
      try write(actual, "actual/\(item)", to: output)
      report.actualItems.append(item)
      let metadata = try Self.json(SidecarMetadata(snapshot))
      try write(metadata, "actual/\(snapshot.name).json", to: output)
    }
    if let expected = try bytes(of: snapshot.reference) ?? equal {
      try write(expected, "expected/\(item)", to: output)
      report.expectedItems.append(item)
    }
    if let difference = try bytes(of: snapshot.difference) {
      try write(difference, "diff/\(item)", to: output)
      report.diffItems.append(item)
    }
  }

  private func bytes(of picture: RunPicture?) throws(FileError) -> [UInt8]? {
    guard let picture else { return nil }
    return try runFolder.bytes(of: picture)
  }

  private func write(_ bytes: [UInt8], _ name: String, to output: OutputFolder) throws(FileError) {
    try output.makeFolders(for: name)
    _ = try AtomicFile.replace(bytes, at: output.path(of: name))
  }

  private static func json(_ value: some Encodable) throws(FileError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { return [UInt8](try encoder.encode(value)) + [UInt8(ascii: "\n")] } catch {
      throw FileError("write", "JSON", reason: "\(error)")
    }
  }
}
