import Foundation

/// The destination of output to a path, after links are followed.
enum OutputPlace: Hashable, Sendable {
  /// A file that the process has open, such as the target of standard output: `/dev/stdout`.
  ///
  /// Output begins at the descriptor's current place, so earlier output stays.
  case descriptor(Int32)
  /// A device, a pipe or a socket, which is opened and written to.
  case stream
  /// An ordinary file, or nothing yet, with its path after links are followed.
  case file(String, isLink: Bool)

  /// Throws if links lead in a circle.
  init(of path: String) throws(FileError) {
    var status = stat()
    var target = path
    var isLink = false
    while lstat(FilePath.onDisk(target), &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      if let descriptor = Self.descriptor(named: target) {
        self = .descriptor(descriptor)
        return
      }
      target = try Self.target(ofLink: target, named: path)
      isLink = true
    }
    if let identity = FileIdentity(of: path) {
      for descriptor in [StandardStreams.output, STDERR_FILENO]
      where FileIdentity(of: descriptor) == identity && fcntl(descriptor, F_GETFL) & O_ACCMODE != O_RDONLY {
        self = .descriptor(descriptor)
        return
      }
    }
    let isThere = stat(FilePath.onDisk(path), &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG, status.st_mode & S_IFMT != S_IFDIR {
      self = .stream
      return
    }
    self = .file(target, isLink: isLink)
  }

  /// Returns a descriptor of this process if the link is the system's name for it: `/dev/fd/3`.
  private static func descriptor(named link: String) -> Int32? {
    guard let number = Int32(FilePath.name(of: link)), let folder = FilePath.folder(of: link),
      ["/proc/self/fd", "/proc/thread-self/fd"].contains(where: {
        FileIdentity(of: folder) == FileIdentity(of: $0)
      }),
      case let flags = fcntl(number, F_GETFD), flags >= 0
    else { return nil }
    // A descriptor that the program opened itself is not a valid destination.
    guard number == STDOUT_FILENO || flags & FD_CLOEXEC == 0 else { return nil }
    return number == STDOUT_FILENO ? StandardStreams.output : number
  }

  private static func target(ofLink link: String, named path: String) throws(FileError) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    // `stat` reports a circle of links; with `readlink` alone, the loop would never end.
    var status = stat()
    if stat(FilePath.onDisk(link), &status) != 0, errno == ELOOP {
      throw FileError("write", path, reason: "its symbolic links lead in a circle; remove one of them")
    }
    let count = readlink(FilePath.onDisk(link), &buffer, buffer.count)
    guard count > 0 else { throw FileError("write", path, errorNumber: errno) }
    guard
      let target = String(validating: buffer[..<count].map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    else {
      throw FileError("write", path, reason: "it is a link to a name that is not UTF-8; choose another place")
    }
    guard !FilePath.isAbsolute(target), let folder = FilePath.folder(of: link) else { return target }
    return FilePath.appending(target, to: folder)
  }
}
