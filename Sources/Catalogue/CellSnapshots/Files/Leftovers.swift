import CellDrawing
import Foundation

/// The temporary files of processes that ended while they wrote: `.cellsnap-<number>.tmp`.
package enum Leftovers {
  private static let prefix = ".cellsnap-"
  private static let suffix = ".tmp"
  private static let sweptFolders = Mutex<Set<String>>([])

  /// Removes the leftovers in `folder` and in the folders below it.
  package static func remove(below folder: String) {
    for path in (try? FileTree.files(below: folder)) ?? [] { remove(path, in: folder) }
  }

  /// Removes the leftovers in `folder` itself, the first time that this process writes there.
  static func removeOnce(in folder: String) {
    guard sweptFolders.withLock({ $0.insert(folder).inserted }) else { return }
    for name in (try? FileTree.names(in: folder)) ?? [] { remove(name, in: folder) }
  }

  static func newName() -> String { "\(prefix)\(UInt64.random(in: .min ... .max))\(suffix)" }

  /// Removes a file if it is a temporary file and its writer has ended.
  private static func remove(_ path: String, in folder: String) {
    let name = FilePath.name(of: path)
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      UInt64(name.dropFirst(prefix.count).dropLast(suffix.count)) != nil
    else { return }
    let path = FilePath.appending(path, to: folder)
    // The file is opened for writing, because a lock on a network file system requires this.
    let descriptor = open(FilePath.onDisk(path), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    // A writer holds the lock until it ends, even if it is killed. If the file system has no locks, the file's age
    // decides.
    let isLeft = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    let isOld = time(nil) - status.st_mtim.tv_sec >= 3_600
    if isLeft || (errno != EWOULDBLOCK && isOld) { unlink(FilePath.onDisk(path)) }
  }
}
