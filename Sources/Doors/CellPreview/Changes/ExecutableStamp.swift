import CellSnapshots
import Foundation

/// The identity of a program's file, which changes with each build.
struct ExecutableStamp: Hashable, Sendable {
  private let file: FileIdentity?
  private let seconds: Int
  private let nanoseconds: Int

  init(of path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    file = FileIdentity(of: path)
    (seconds, nanoseconds) = isThere ? (status.st_mtim.tv_sec, status.st_mtim.tv_nsec) : (0, 0)
  }
}
