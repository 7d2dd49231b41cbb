internal import Foundation

/// A folder in the user's cache that keeps what is expensive to make: `~/.cache/cellsnap/NAME`.
///
/// Whatever is in it may be gone, damaged or written by another process at any moment. An entry is read only where its
/// file belongs to the user, nobody else may write it, and its checksum matches; everything else counts as missing.
package struct CacheFolder: Sendable, Hashable {
  package let path: String

  /// Makes the folder where it is not there; nil where there is no home, where it cannot be made, and where it belongs to
  /// another user or others may write in it.
  ///
  /// - Parameter name: as in `pdf-1`, one component of a path.
  /// - Parameter environment: of which `XDG_CACHE_HOME` and `HOME` count where they are absolute.
  package init?(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let root = Self.root(environment) else { return nil }
    path = root + "/cellsnap/" + name
    try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    // The folders above may be links to another disk; from here on a link could lead to what others write.
    mkdir(root + "/cellsnap", 0o700)
    mkdir(path, 0o700)
    guard Self.isOwned(root + "/cellsnap"), let folder = opened() else { return nil }
    close(folder)
  }

  /// The bytes that `write` kept under this name; nil where there are none, or others than were written.
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

  /// Keeps bytes under a name, or does nothing where they cannot be written whole.
  ///
  /// The first entry that a process writes takes the older half away where there are more than 4,096.
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

  private static let mostEntries = 4_096
  /// The folders that this process has counted.
  private static let counted = Mutex<Set<String>>([])

  /// Takes the older half of the entries away, also what a process that was ended left of one, where they are too many.
  func forgetOld(in folder: Int32, mostEntries: Int = mostEntries) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    guard names.count > mostEntries else { return }
    let ages = names.map { name in
      var status = stat()
      let isThere = fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0
      return (name: name, time: isThere ? status.st_mtim.tv_sec : 0)
    }
    let oldest = ages.sorted { ($0.time, $0.name) < ($1.time, $1.name) }.prefix(names.count - mostEntries / 2)
    for entry in oldest { unlinkat(folder, entry.name, 0) }
  }

  /// A descriptor of the folder itself, so that nothing takes its place between a question and a file.
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

  /// Whether a file or folder belongs to the user and nobody else may write to it.
  static func isTrusted(_ descriptor: Int32, type: mode_t) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == type
      && status.st_uid == geteuid() && status.st_mode & (S_IWGRP | S_IWOTH) == 0
  }

  private static let checksumLength = 32

  /// The checksum covers the name, too, so that no entry stands in for another.
  private static func checksum(of bytes: [UInt8], entry: String) -> [UInt8] {
    Array("\(ContentHash(of: Array(entry.utf8) + [0] + bytes))".utf8)
  }
}
