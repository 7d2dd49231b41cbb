import CellDrawing
import CellSnapshots
import Foundation

/// A comparison of the PNG files of two folders, paired by their paths, that prints its results.
@MainActor
struct CompareFolders {
  var reference: String
  var actual: String
  var options: CompareOptions

  /// The verdict about a path.
  private struct Outcome: Sendable {
    var path: String
    var verdict: SnapshotVerdict
    var reason: String
    var result: ComparisonOutcome?
  }

  /// Compares the files, prints the results and returns the exit code.
  func run() throws -> Int32 {
    try options.check(against: [reference, actual])
    let old = try Self.pictures(reference)
    let new = try Self.pictures(actual)
    let folder = try options.difference.map { try OutputFolder(making: $0) }
    let (inOld, inNew) = (old.pathBytes, new.pathBytes)
    let paths = (old + new.filter { !inOld.contains(PathBytes($0)) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !paths.isEmpty else { throw .failure("there is no PNG file in \(reference) or \(actual)") }
    let common = paths.filter { inOld.contains(PathBytes($0)) && inNew.contains(PathBytes($0)) }
    let found = try compare(common, folder)
    let outcomes = paths.map { path in
      found[PathBytes(path)]
        ?? Outcome(
          path: path, verdict: .missing,
          reason: "only in \(inOld.contains(PathBytes(path)) ? reference : actual)")
    }
    try options.writesJSON ? writeJSON(outcomes) : writeTable(outcomes)
    return outcomes.allSatisfy(\.verdict.isPassing) ? ExitCode.success : ExitCode.failure
  }

  private static func pictures(_ folder: String) throws(FileError) -> [String] {
    try FileTree.files(below: folder, refusesOtherNames: true).filter {
      $0.lowercased().utf8.reversed().starts(with: ".png".utf8.reversed())
    }
  }

  /// Compares the files of both folders on all processors. Throws where a difference image cannot be written.
  private func compare(
    _ paths: [String], _ folder: OutputFolder?
  ) throws -> [PathBytes: Outcome] {
    let pairs = paths.map { path in
      ComparePair(
        reference: FilePath.appending(path, to: reference), actual: FilePath.appending(path, to: actual),
        options: options)
    }
    let found = Mutex<[PathBytes: Outcome]>([:])
    let progress = ProgressLine()
    defer { progress.clear() }
    let failure = Mutex<FileError?>(nil)
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      guard failure.withLock({ $0 == nil }) else { return }
      let path = paths[index]
      do throws(FileError) {
        let outcome = try Self.compare(pairs[index], path, folder)
        let count = found.withLock { found in
          found[PathBytes(path)] = outcome
          return found.count
        }
        progress.show("compare  \(count) of \(paths.count)")
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    return found.withLock { $0 }
  }

  private nonisolated static func compare(
    _ pair: ComparePair, _ path: String, _ folder: OutputFolder?
  ) throws(FileError) -> Outcome {
    let compared: (result: ComparisonOutcome, difference: [UInt8]?)
    do throws(FileError) {
      compared = try pair.run(drawsDifference: folder != nil)
    } catch {
      return Outcome(path: path, verdict: .unreadable, reason: error.description)
    }
    if let folder, let difference = compared.difference {
      guard ![pair.reference, pair.actual].contains(where: { FilePath.areSame($0, folder.path(of: path)) })
      else {
        throw FileError(
          "write", folder.path(of: path), reason: "it is one of the compared files; name another --diff")
      }
      _ = try folder.writePicture(difference, as: path)
    }
    return Outcome(
      path: path, verdict: compared.result.verdict, reason: compared.result.reason, result: compared.result)
  }

  private func writeJSON(_ outcomes: [Outcome]) throws {
    for outcome in outcomes where outcome.verdict == .unreadable { StandardError.line(outcome.reason) }
    let objects = outcomes.map { outcome in
      outcome.result.map { CompareJSON($0, path: outcome.path) }
        ?? CompareJSON(path: outcome.path, verdict: outcome.verdict, reason: outcome.reason)
    }
    try StandardOutput.text(try CommandJSON.text(objects))
  }

  /// Prints a line for each path that is not identical, and the sums.
  private func writeTable(_ outcomes: [Outcome]) throws {
    let width = outcomes.lazy.filter { $0.verdict != .identical }.map(\.path.count).max() ?? 0
    for outcome in outcomes where outcome.verdict != .identical {
      if outcome.verdict == .unreadable { StandardError.line(outcome.reason) }
      let reason = outcome.verdict == .unreadable ? "" : outcome.reason
      let line =
        "\(outcome.verdict.words.filled(to: 10))  \(outcome.path.filled(to: min(60, width)))  \(reason)"
      try StandardOutput.line(line.trimmingCharacters(in: .whitespaces))
    }
    let counts = SnapshotVerdict.allCases.compactMap { verdict in
      let count = outcomes.count { $0.verdict == verdict }
      return count > 0 ? "\(count) \(verdict.words)" : nil
    }
    let files = outcomes.count == 1 ? "1 file" : "\(outcomes.count) files"
    try StandardOutput.line("\(files): \(counts.joined(separator: ", "))")
  }
}
