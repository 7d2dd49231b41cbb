import Foundation

extension RunFolder {
  /// Writes `run.json`: the same bytes for the same run.
  package func write(_ run: Run) throws(FileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // Frames may be of any size.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let file = FilePath.appending(Self.runFile, to: path)
    let data: Data
    do {
      data = try encoder.encode(run)
    } catch {
      throw FileError("write", file, reason: "\(error)")
    }
    _ = try AtomicFile.write([UInt8](data) + [UInt8(ascii: "\n")], to: file)
  }

  /// Reads `run.json`; throws where there is none, or none that this program understands.
  package func read() throws(FileError) -> Run {
    let file = FilePath.appending(Self.runFile, to: path)
    guard let bytes = try InputBytes.read(file) else {
      throw FileError(
        "read", file, reason: "there is no run; \(program) verify makes one, or name its folder")
    }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    do {
      let version = try decoder.decode(Version.self, from: Data(bytes)).version
      guard version == Run.currentVersion else {
        throw FileError(
          "read", file,
          reason:
            "it has version \(version) and this program reads \(Run.currentVersion); \(program) verify makes a new run"
        )
      }
      return try decoder.decode(Run.self, from: Data(bytes))
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError("read", file, reason: "it is no run of snapshots; \(program) verify makes a new run")
    }
  }

  private struct Version: Decodable {
    var version: Int
  }
}
