import CellDrawing
import CellSnapshots
import Foundation

/// The program of a base revision. It may be of an older version, so it is asked in words that each version knows.
struct BaseProgram {
  /// The path of the program's file.
  let path: String
  /// The folder in which it runs.
  let folder: String
  let request: BaseRequest
  /// The base in messages.
  let name: String

  /// The variables that the program does not get: a base prints no annotations, and has no base itself.
  private static let variables: [String: String?] = [
    "GITHUB_ACTIONS": nil, "CELLSNAP_BASE": nil, "CELLSNAP_RECORD": nil, "CELLSNAP_OUTPUT": nil,
  ]
  /// The maximum number of bytes of entries' names in one command line.
  private static let maximumLength = 500_000

  /// Returns the names of all entries.
  func entries() throws(BaseError) -> [String] {
    let output = try run(["render", "--list"] + request.catalogueWords)
    guard output.status == 0 else {
      throw BaseError("the base \(name) cannot list its entries: \(output.reason); \(BaseError.choice)")
    }
    return output.text.split(separator: "\n").map(String.init)
  }

  /// Draws entries into a folder. Returns the results, one for each picture, whose files are below `references` there.
  func draw(_ entries: [String], into drawn: String) throws(BaseError) -> [SnapshotResult] {
    var results: [SnapshotResult] = []
    var rest = entries[...]
    while !rest.isEmpty {
      var length = 0
      let part = rest.prefix { entry in
        length += entry.utf8.count + 1
        return length <= Self.maximumLength
      }
      rest = rest.dropFirst(part.count)
      let run = FilePath.appending("run-\(rest.count)", to: drawn)
      let words = ["record", "--mode", "all", "--references", references(in: drawn), "--output", run]
      let output = try self.run(
        words + request.words + request.machineWords + request.catalogueWords + ["--"] + part)
      // Entries that crash are a failure of the command, but not of the others.
      guard let finished = try? RunFolder(path: run, program: "").read(), finished.isComplete else {
        throw BaseError("the base \(name) cannot be drawn: \(output.reason); \(BaseError.choice)")
      }
      let names = part.map(\.self).pathBytes
      // A name is also a pattern, which may fit more entries.
      results += finished.snapshots.filter { names.contains(PathBytes($0.entry)) }
    }
    return results
  }

  /// The folder of the references in a folder that was drawn into.
  func references(in drawn: String) -> String { FilePath.appending("references", to: drawn) }

  private func run(_ arguments: [String]) throws(BaseError) -> ProgramOutput {
    do throws(ProgramError) {
      return try ChildProgram([path] + arguments, in: folder, variables: Self.variables).run()
    } catch {
      throw BaseError("the program of the base \(name) cannot be run: \(error.reason); \(BaseError.choice)")
    }
  }
}
