internal import Foundation

/// The folder of a package that an import writes.
///
/// It may be part of somebody else's checkout, which can hold any link, such as `Sources -> ~`. So no link below it is
/// followed. A link in place of a file is replaced.
struct PackageFolder {
  let url: URL

  /// Throws if a folder on the way to a file is a link, or a file.
  ///
  /// - Parameter path: The file's path below the folder.
  func check(foldersOf path: String) throws(ImportError) {
    var place = url
    for part in path.split(separator: "/").dropLast() {
      place.append(path: String(part))
      var status = stat()
      guard lstat(place.path, &status) == 0 else { return }
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .blocked(place.path) }
    }
  }

  /// Returns the bytes of a file, or nil if it is no ordinary file or a link is on the way.
  func bytes(of path: String) -> Data? {
    guard (try? check(foldersOf: path)) != nil else { return nil }
    return RegularFile.data(at: url.appending(path: path), followsLinks: false)
  }

  /// Makes the folders of a file.
  func makeFolders(of path: String) throws {
    try check(foldersOf: path)
    try FileManager.default.createDirectory(
      at: url.appending(path: path).deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// Writes a file in one step.
  func write(_ data: Data, to path: String) throws {
    try makeFolders(of: path)
    let place = url.appending(path: path)
    // The link's destination is left alone.
    var status = stat()
    if lstat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      try FileManager.default.removeItem(at: place)
    }
    try data.write(to: place, options: .atomic)
  }

  /// Adds bytes to the end of a file, which is made if it is missing. Throws if it is no ordinary file.
  func append(_ data: Data, to path: String) throws {
    try makeFolders(of: path)
    let place = url.appending(path: path).path
    let descriptor = open(place, O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      if descriptor >= 0 { close(descriptor) }
      throw ImportError.blocked(place)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try handle.write(contentsOf: data)
    try handle.close()
  }

  /// Removes a file, if no link is on the way.
  func remove(_ path: String) {
    guard (try? check(foldersOf: path)) != nil else { return }
    try? FileManager.default.removeItem(at: url.appending(path: path))
  }
}
