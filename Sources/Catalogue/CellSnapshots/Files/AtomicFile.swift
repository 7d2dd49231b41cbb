import Foundation

/// A writer of files that lets a reader see either the old or the new file, never a part.
package enum AtomicFile {
  /// The result of writing a file.
  package enum Outcome: Hashable, Sendable {
    case written
    /// The file already held these bytes and was left alone.
    case unchanged
  }

  /// Writes `bytes` to a path that the user names, by way of a temporary file in the file's folder.
  ///
  /// A symbolic link that may be followed stays, and its target is replaced or made. So a reference that is a link into
  /// a shared store is replaced in the store. If it is write-protected there, as with git-annex, this throws. A device,
  /// a pipe and the target of `/dev/stdout` are written directly.
  ///
  /// - Parameter links: The links that may be followed. Unless specified, these are the links to files in the link's
  ///   own folder.
  package static func write(
    _ bytes: [UInt8], to path: String, following links: FollowedLinks? = nil,
    outliving durability: FileDurability = .process
  ) throws(FileError) -> Outcome {
    switch try OutputPlace(of: path) {
    case .descriptor(let descriptor): return try write(bytes, straightTo: descriptor, path)
    case .stream:
      let descriptor = open(FilePath.onDisk(path), O_WRONLY | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError("write", path, errorNumber: errno) }
      defer { close(descriptor) }
      return try write(bytes, straightTo: descriptor, path)
    case .file(let target, let isLink):
      if isLink { try (links ?? .inside(FilePath.folder(of: path) ?? ".")).check(path, to: target) }
      Leftovers.removeOnce(in: FilePath.folder(of: target) ?? ".")
      if holds(bytes, at: target) { return .unchanged }
      try checkWritable(target, isLink: isLink, named: path)
      try StagedFile(bytes, for: target, named: path, outliving: durability).commit(named: path)
      return .written
    }
  }

  /// Writes `bytes` instead of any file at the path, even a link.
  ///
  /// It is meant for folders that come from elsewhere, in which a link may lead to a user's file.
  package static func replace(
    _ bytes: [UInt8], at path: String, outliving durability: FileDurability = .process
  ) throws(FileError) -> Outcome {
    Leftovers.removeOnce(in: FilePath.folder(of: path) ?? ".")
    if holds(bytes, at: path) { return .unchanged }
    try StagedFile(bytes, for: path, named: path, outliving: durability).commit(named: path)
    return .written
  }

  /// Makes the folder of a file, and throws if the file cannot be written later.
  package static func prepare(_ path: String) throws(FileError) {
    switch try OutputPlace(of: path) {
    case .descriptor: return
    case .stream:
      guard access(FilePath.onDisk(path), W_OK) == 0 else {
        throw FileError("write", path, errorNumber: errno)
      }
    case .file(let target, let isLink):
      var status = stat()
      let isFolder = stat(FilePath.onDisk(target), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      guard !isFolder, !FilePath.endsInSlash(path) else {
        throw FileError("write", path, errorNumber: EISDIR)
      }
      if isLink { try FollowedLinks.inside(FilePath.folder(of: path) ?? ".").check(path, to: target) }
      try checkWritable(target, isLink: isLink, named: path)
      _ = try OutputFolder(making: FilePath.folder(of: target) ?? ".")
    }
  }

  private static func write(
    _ bytes: [UInt8], straightTo descriptor: Int32, _ path: String
  ) throws(FileError) -> Outcome {
    let failure =
      descriptor == StandardStreams.output
      ? StandardStreams.write(bytes) : DescriptorOutput.write(bytes, to: descriptor)
    guard failure == 0 else { throw FileError("write", path, errorNumber: failure) }
    return .written
  }

  /// Throws if the file exists and nobody, or not this user, may write it. Replacing a file needs only its folder's
  /// permissions, which would not protect it.
  private static func checkWritable(_ target: String, isLink: Bool, named path: String) throws(FileError) {
    var status = stat()
    guard stat(FilePath.onDisk(target), &status) == 0,
      status.st_mode & 0o222 == 0 || access(FilePath.onDisk(target), W_OK) != 0
    else { return }
    let way =
      isLink
      ? "it is a link to \(target), which is write-protected; unlock it (git annex unlock) or remove the link"
      : "it is write-protected; change its permissions or choose another place"
    throw FileError("write", path, reason: way)
  }

  private static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    var status = stat()
    guard lstat(FilePath.onDisk(path), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count,
      let old = FileManager.default.contents(atPath: FilePath.onDisk(path))
    else { return false }
    // A comparison element by element would take as long as encoding the picture.
    return old.withUnsafeBytes { old in
      bytes.withUnsafeBytes { bytes in
        guard let start = old.baseAddress, let other = bytes.baseAddress else { return bytes.isEmpty }
        return old.count == bytes.count && memcmp(start, other, bytes.count) == 0
      }
    }
  }
}
