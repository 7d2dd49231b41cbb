internal import Foundation

/// A folder in the user's cache that keeps data that is expensive to make: `~/.cache/cellsnap/NAME`.
///
/// Any entry may be missing, damaged or written by another process at any moment. An entry is read only if its file
/// belongs to the user, nobody else may write it, and its checksum matches. All others count as missing.
package struct CacheFolder: Sendable, Hashable {
  package let path: String

  /// Creates the folder if it does not exist.
  ///
  /// Fails with nil if there is no home folder or the folder cannot be created. It also fails if the folder belongs
  /// to another user or others may write in it.
  ///
  /// - Parameter name: One component of a path, such as `pdf-1`.
  /// - Parameter environment: The variables `XDG_CACHE_HOME` and `HOME` are used if they are absolute paths.
  package init?(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let root = Self.root(environment) else { return nil }
    path = root + "/cellsnap/" + name
    try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    // The folders above may be links to another disk. From here on, a link could lead to a folder that others may
    // write.
    mkdir(root + "/cellsnap", 0o700)
    mkdir(path, 0o700)
    guard Self.isOwned(root + "/cellsnap"), let folder = opened() else { return nil }
    close(folder)
  }

  /// Returns the bytes that `write` kept under this name, or nil if there are none or they were changed.
  package func read(_ entry: String) -> [UInt8]? {
    guard let folder = opened() else { return nil }
    defer { close(folder) }
    let file = openat(folder, entry, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard Self.isTrusted(file, type: S_IFREG) else { return nil }
    guard let data = try? FileHandle(fileDescriptor: file, closeOnDealloc: false).readToEnd() else {
      return nil
    }
    let bytes = Array(data.dropFirst(Self.checksumLength))
    return data.starts(with: Self.checksum(of: bytes, entry: entry)) ? bytes : nil
  }

  /// Keeps bytes under a name, or does nothing if they cannot be written completely.
  ///
  /// If there are more than 4,096 entries, the first write of a process removes the oldest ones down to 2,048.
  package func write(_ bytes: [UInt8], to entry: String) {
    guard let folder = opened() else { return }
    defer { close(folder) }
    if Self.counted.withLock({ $0.insert(path).inserted }) { forgetOld(in: folder) }
    let temporary = ".\(getpid())-\(UInt64.random(in: .min ... .max))"
    let file = openat(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    let content = Data(Self.checksum(of: bytes, entry: entry) + bytes)
    let isWritten: Void? = try? FileHandle(fileDescriptor: file, closeOnDealloc: false).write(
      contentsOf: content)
    close(file)
    guard isWritten != nil, renameat(folder, temporary, folder, entry) == 0 else {
      unlinkat(folder, temporary, 0)
      return
    }
  }

  private static let maximumEntries = 4_096
  /// The folders whose entries this process has counted.
  private static let counted = Mutex<Set<String>>([])

  /// Removes the oldest entries if there are too many, down to half the maximum. These include files that an ended
  /// process left unfinished.
  func forgetOld(in folder: Int32, maximumEntries: Int = maximumEntries) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.count > maximumEntries else { return }
    let ages = names.map { name in
      var status = stat()
      let isThere = fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      return (name: name, time: isThere ? status.st_mtim.tv_sec : 0)
    }
    let oldest = ages.sorted { ($0.time, $0.name) < ($1.time, $1.name) }.prefix(
      names.count - maximumEntries / 2)
    for entry in oldest { unlinkat(folder, entry.name, 0) }
  }

  /// Returns a descriptor of the folder itself, so that nothing can replace the folder between a check and a file
  /// access.
  func opened() -> Int32? {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return nil }
    guard Self.isTrusted(folder, type: S_IFDIR) else {
      close(folder)
      return nil
    }
    return folder
  }

  private static func root(_ environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
    }
    return absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { $0 + "/.cache" }
  }

  private static func isOwned(_ folder: String) -> Bool {
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
  }

  /// Returns whether a file or folder belongs to the user and nobody else may write to it.
  static func isTrusted(_ descriptor: Int32, type: mode_t) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == type
      && status.st_uid == geteuid() && status.st_mode & (S_IWGRP | S_IWOTH) == 0
  }

  private static let checksumLength = 32

  /// The checksum also covers the name, so that no entry can replace another.
  private static func checksum(of bytes: [UInt8], entry: String) -> [UInt8] {
    Array("\(ContentHash(of: Array(entry.utf8) + [0] + bytes))".utf8)
  }
}
