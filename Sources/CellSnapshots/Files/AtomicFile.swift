import Foundation

/// Writes files so that a reader sees the old or the new one, never a part.
package enum AtomicFile {
  /// What became of a file.
  package enum Outcome: Hashable, Sendable {
    case written
    /// It held these bytes already and was left alone.
    case unchanged
  }

  /// Puts `bytes` at `path`, by way of a temporary name in the same folder.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Outcome {
    if holds(bytes, at: path) { return .unchanged }
    let temporary = temporaryPath(for: path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path, errorNumber: errno) }
    var failure = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if failure == 0, rename(temporary, path) != 0 { failure = errno }
    guard failure == 0 else {
      unlink(temporary)
      throw FileError("write", path, errorNumber: failure)
    }
    return .written
  }

  private static func temporaryPath(for path: String) -> String {
    path.dropLast(FilePath.name(of: path).count)
      + "\(temporaryPrefix)\(UInt64.random(in: .min ... .max))\(temporarySuffix)"
  }

  private static let temporaryPrefix = ".cellsnap-"
  private static let temporarySuffix = ".tmp"

  /// Removes the temporary files below `folder` that a process left behind when it was ended while it wrote.
  ///
  /// - Parameter age: in seconds; younger ones may belong to a process that is still running.
  package static func removeLeftovers(below folder: String, age: Int = 3600) {
    let now = time(nil)
    for path in (try? FileTree.files(below: folder)) ?? [] {
      let name = FilePath.name(of: path)
      guard name.hasPrefix(temporaryPrefix), name.hasSuffix(temporarySuffix) else { continue }
      let path = FilePath.appending(path, to: folder)
      var status = stat()
      if lstat(path, &status) == 0, now - status.st_mtim.tv_sec >= age { unlink(path) }
    }
  }

  /// The error number of the first write that fails, or 0.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        rest = rest.dropFirst(count)
      }
      return 0
    }
  }

  private static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) == bytes.count,
      let old = FileManager.default.contents(atPath: path)
    else { return false }
    return old.elementsEqual(bytes)
  }
}
