import Foundation

extension RunFolder {
  /// Writes `run.json` and the page beside it, and replaces the earlier run's files.
  ///
  /// Both files are complete under temporary names before either takes its place. If the process ends in between, the
  /// new run is beside the page of the old one, with the pictures of both.
  package func write(_ run: Run, page: String) throws(FileError) {
    let runPath = FilePath.appending(Self.runFile, to: path)
    let pagePath = FilePath.appending(Self.reportFile, to: path)
    let runFile = try StagedFile(try Self.encode(run, runPath), for: runPath, named: runPath)
    let pageFile = try StagedFile(Array(page.utf8), for: pagePath, named: pagePath)
    try runFile.commit(named: runPath)
    try pageFile.commit(named: pagePath)
  }

  /// Writes `run.json`, with the same bytes for the same run.
  package func write(_ run: Run) throws(FileError) {
    let file = FilePath.appending(Self.runFile, to: path)
    _ = try AtomicFile.replace(try Self.encode(run, file), at: file)
  }

  /// Writes the page of a run that is already in the folder.
  package func write(page: String) throws(FileError) {
    _ = try AtomicFile.replace(Array(page.utf8), at: FilePath.appending(Self.reportFile, to: path))
  }

  private static func encode(_ run: Run, _ file: String) throws(FileError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // Frames may have infinite or invalid sizes.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      return [UInt8](try encoder.encode(run)) + [UInt8(ascii: "\n")]
    } catch {
      throw FileError("write", file, reason: "\(error)")
    }
  }

  /// Removes the pictures that a run does not name. They come from the earlier run, or from one that was ended.
  package func removePictures(notIn run: Run) throws(FileError) {
    let named = Set(run.pictures.map(\.path))
    for path in try files() where Self.isPicture(path) && !named.contains(path) {
      let file = FilePath.appending(path, to: self.path)
      guard unlink(FilePath.onDisk(file)) == 0 || errno == ENOENT else {
        throw FileError("delete", file, errorNumber: errno)
      }
    }
  }

  /// Reads `run.json`, and throws if it is missing or this program does not understand it.
  package func read() throws(FileError) -> Run {
    let file = FilePath.appending(Self.runFile, to: path)
    guard let bytes = try InputBytes.read(file) else {
      throw FileError(
        "read", file, reason: "there is no run; \(program) verify makes one; or name another folder")
    }
    return try Self.decode(bytes, file, program: program)
  }

  /// Returns the run in the bytes of a `run.json`, and throws if this program does not understand them.
  package static func decode(_ bytes: [UInt8], _ file: String, program: String) throws(FileError) -> Run {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      // The file is only parsed twice if it is not a run of this version.
      let run = try? decoder.decode(Run.self, from: Data(bytes))
      let version = try run?.version ?? decoder.decode(Version.self, from: Data(bytes)).version
      guard version == Run.currentVersion else {
        throw FileError(
          "read", file,
          reason:
            "it has version \(version), but this program reads version \(Run.currentVersion); \(program) verify makes a new run"
        )
      }
      guard let run else { throw FileError("read", file, reason: noRun(program)) }
      // The file may come from another machine, and the report shows the pictures that it names.
      if let picture = run.pictures.first(where: { !isPicture($0.path) }) {
        throw FileError(
          "read", file, reason: "\(picture.path) is not a picture of a run; \(program) verify makes a new run"
        )
      }
      return run
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError("read", file, reason: noRun(program))
    }
  }

  private static func noRun(_ program: String) -> String {
    "it is not a run of snapshots; \(program) verify makes a new run"
  }

  /// Whether `run.json` belongs to a run, of any version.
  package var holdsRun: Bool {
    let file = FilePath.appending(Self.runFile, to: path)
    guard let bytes = try? InputBytes.read(file) else { return false }
    return (try? JSONDecoder().decode(Outline.self, from: Data(bytes))) != nil
  }

  private struct Version: Decodable {
    var version: Int
  }

  /// The properties that runs of every version have.
  private struct Outline: Decodable {
    struct Snapshot: Decodable {
      var name: String
      var verdict: String
    }

    var version: Int
    var program: String
    var references: String
    var snapshots: [Snapshot]
  }
}
