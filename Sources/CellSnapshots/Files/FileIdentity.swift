import Foundation

/// What tells a file from every other, whatever paths lead to it.
package struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let number: ino_t

  /// The file that `path` leads to; nil where nothing is there.
  package init?(of path: String) {
    var status = stat()
    guard stat(FilePath.onDisk(path), &status) == 0 else { return nil }
    self.init(status)
  }

  /// The file that a descriptor is open for; nil where it is closed.
  init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = status.st_dev
    number = status.st_ino
  }
}
