import Foundation

/// The program with kiwi's headers. It is built once, in a folder that is deleted with this process.
@MainActor
final class KiwiPeer {
  /// The measured times in milliseconds, and the sums of all values.
  struct Result {
    var building: Double
    var editing: Double
    var firstChecksum: Double
    var lastChecksum: Double
  }

  private static var known: KiwiPeer?
  private let folder: TemporaryFolder
  private var program: String { folder.path + "/kiwi" }

  static func shared() throws -> KiwiPeer {
    if let known { return known }
    let peer = try KiwiPeer()
    known = peer
    return peer
  }

  /// Builds the program. Throws `Skipped` where pip cannot download the headers or no compiler builds them.
  private init() throws {
    folder = try TemporaryFolder()
    do {
      // Only the source distribution of the Python package has the headers.
      _ = try ProgramRun(
        "python3",
        ["-m", "pip", "download", "--no-binary", ":all:", "--no-deps", "--dest", folder.path, "kiwisolver"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      guard let archive = names.first(where: { $0.hasSuffix(".tar.gz") }) else {
        throw Skipped(reason: "pip brought no source distribution of kiwisolver")
      }
      let headers = try folder.emptyFolder("headers")
      _ = try ProgramRun(
        "tar", ["-xzf", "\(folder.path)/\(archive)", "--strip-components=1", "-C", headers])
      let source = "\(folder.path)/kiwi.cpp"
      try KiwiProgram.source.write(toFile: source, atomically: true, encoding: .utf8)
      let arguments = ["-O2", "-std=c++17", "-I", headers, source, "-o", program]
      if (try? ProgramRun("g++", arguments)) == nil { _ = try ProgramRun("clang++", arguments) }
    } catch let error as BenchmarkError {
      throw Skipped(reason: "kiwi cannot be built: \(error)")
    }
  }

  func run(_ constraints: ConstraintProgram, builds: Int, edits: Int) throws -> Result {
    let (input, output) = (folder.path + "/constraints", folder.path + "/result")
    try constraints.text.write(toFile: input, atomically: true, encoding: .utf8)
    _ = try ProgramRun(program, [input, "\(builds)", "\(edits)", output])
    let numbers = try String(contentsOfFile: output, encoding: .utf8).split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else {
      throw BenchmarkError.failedProgram(program, lastLine: "it wrote \(numbers.count) numbers, not 4")
    }
    return Result(
      building: numbers[0], editing: numbers[1], firstChecksum: numbers[2], lastChecksum: numbers[3])
  }
}
