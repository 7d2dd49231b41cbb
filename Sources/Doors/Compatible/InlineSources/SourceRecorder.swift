internal import CellSnapshots
internal import Foundation
internal import Synchronization

/// The recorder of inline snapshots. It writes a file at each call, whole and in one step.
///
/// All edits are of the file as it was compiled, so the places of later calls stay right. It never writes a file that is
/// younger than the program, or that someone else changed meanwhile.
package final class SourceRecorder: Sendable {
  package static let ofProcess = SourceRecorder(program: "/proc/self/exe")

  /// The maximum size of a file in bytes.
  private static let maximum = 4 << 20

  private struct Source {
    /// The bytes that were compiled.
    let compiled: [UInt8]
    /// The bytes that are in the file now.
    var now: [UInt8]
    var edits: [InlineEdit] = []
    /// Whether a call was not found as it was compiled, so that later ones may be others, too.
    var isOther = false
  }

  private let program: String
  private let sources = Mutex<[String: Source]>([:])

  /// - Parameter program: the path of the program that was compiled from the files.
  package init(program: String) {
    self.program = program
  }

  /// Writes a snapshot into the file of a call.
  package func record(_ snapshot: String, at call: InlineCall) throws {
    guard call.path.hasPrefix("/") else {
      throw InlineRecordingProblem(
        "the snapshot is written into the test's file, but \(call.path) is no whole path; pass file: #filePath"
      )
    }
    guard snapshot.utf8.count < Self.maximum else {
      throw InlineRecordingProblem(
        "\(call.path):\(call.line): the snapshot is too long for a source file; use assertSnapshot")
    }
    try sources.withLock { sources in
      let file = URL(fileURLWithPath: call.path).resolvingSymlinksInPath()
      var source = try sources[file.path] ?? compiled(file)
      guard try bytes(of: file) == source.now else { throw changed(file) }
      guard !source.isOther else {
        throw InlineRecordingProblem(
          "\(call.path):\(call.line): an earlier call of the file is not where it was compiled, so the snapshot is not "
            + "recorded; build and run again")
      }
      let edit: InlineEdit
      do throws(InlineRecordingProblem) {
        edit = try InlineEdit(snapshot, at: call, in: source.compiled)
      } catch {
        source.isOther = true
        sources[file.path] = source
        throw error
      }
      if let old = source.edits.first(where: { $0.range == edit.range }) {
        guard old != edit else { return }
        throw InlineRecordingProblem(
          "\(call.path):\(call.line): the call has more than one snapshot; give each a call of its own")
      }
      guard !source.edits.contains(where: { $0.range.overlaps(edit.range) }) else {
        throw InlineRecordingProblem(
          "\(call.path):\(call.line): the call lies in another snapshot that was recorded; build and run again"
        )
      }
      source.edits.append(edit)
      source.edits.sort { $0.range.lowerBound < $1.range.lowerBound }
      source.now = Self.applying(source.edits, to: source.compiled)
      let folder = try OutputFolder(making: file.deletingLastPathComponent().path)
      _ = try folder.write(source.now, as: file.lastPathComponent, outliving: .powerFailure)
      sources[file.path] = source
    }
  }

  private func compiled(_ file: URL) throws -> Source {
    var (status, own) = (stat(), stat())
    guard stat(file.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw InlineRecordingProblem("\(file.path) is no file, so the snapshot is not recorded")
    }
    guard stat(program, &own) == 0,
      (status.st_mtim.tv_sec, status.st_mtim.tv_nsec) <= (own.st_mtim.tv_sec, own.st_mtim.tv_nsec)
    else { throw changed(file) }
    let bytes = try bytes(of: file)
    return Source(compiled: bytes, now: bytes)
  }

  private func bytes(of file: URL) throws -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: file.path),
      let data = try handle.read(upToCount: Self.maximum + 1), data.count <= Self.maximum
    else {
      throw InlineRecordingProblem(
        "\(file.path) cannot be read or is larger than 4 MB, so the snapshot is not recorded")
    }
    return Array(data)
  }

  private func changed(_ file: URL) -> InlineRecordingProblem {
    InlineRecordingProblem(
      "\(file.path) changed after the tests were built, so the snapshot is not recorded; build and run again")
  }

  private static func applying(_ edits: [InlineEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    for edit in edits {
      result += bytes[place..<edit.range.lowerBound] + Array(edit.text.utf8)
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
