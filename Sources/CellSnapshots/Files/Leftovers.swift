import CellDrawing
import Foundation

/// The temporary files of processes that were ended while they wrote: `.cellsnap-<number>.tmp`.
package enum Leftovers {
  private static let prefix = ".cellsnap-"
  private static let suffix = ".tmp"
  private static let sweptFolders = Mutex<Set<String>>([])

  /// Removes those in `folder` and the folders below it.
  package static func remove(below folder: String) {
    for path in (try? FileTree.files(below: folder)) ?? [] { remove(path, in: folder) }
  }

  /// Removes those in `folder` itself, the first time that this process writes there.
  static func removeOnce(in folder: String) {
    guard sweptFolders.withLock({ $0.insert(folder).inserted }) else { return }
    for name in (try? FileTree.names(in: folder)) ?? [] { remove(name, in: folder) }
  }

  static func newName() -> String { "\(prefix)\(UInt64.random(in: .min ... .max))\(suffix)" }

  /// Removes a file that is a temporary one and whose writer is gone.
  private static func remove(_ path: String, in folder: String) {
    let name = FilePath.name(of: path)
    guard name.hasPrefix(prefix), name.hasSuffix(suffix),
      UInt64(name.dropFirst(prefix.count).dropLast(suffix.count)) != nil
    else { return }
    let path = FilePath.appending(path, to: folder)
    // To write, since a lock over a network asks for that.
    let descriptor = open(FilePath.onDisk(path), O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    // A writer holds the lock until it ends, in whatever way; where the file system knows no locks, age decides.
    let isLeft = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    let isOld = time(nil) - status.st_mtim.tv_sec >= 3_600
    if isLeft || (errno != EWOULDBLOCK && isOld) { unlink(FilePath.onDisk(path)) }
  }
}
