import CellDrawing
import CellServer
import CellSnapshots
import Foundation

/// A place for the secret of a preview, so that an open tab and the printed address outlive a restart.
package struct KeptToken: Hashable, Sendable {
  /// How long a secret stays, in seconds: a working day.
  static let lifetime = 12 * 3_600

  /// The folder with the secrets, which only the user can read.
  private let folder: String
  private let path: String

  /// - Parameters:
  ///   - project: The folder that the preview runs in. Each folder has a secret of its own.
  ///   - environment: The environment, which names the user's folder for such files.
  package init?(
    for project: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let cache = environment["HOME"].map { FilePath.appending(".cache", to: $0) }
    let places = [environment["XDG_RUNTIME_DIR"], environment["XDG_CACHE_HOME"], cache]
    guard let place = places.compactMap(\.self).first(where: { $0.hasPrefix("/") }) else { return nil }
    folder = FilePath.appending("cellsnap", to: place)
    path = FilePath.appending("preview-\(ContentHash(of: Array(project.utf8)))", to: folder)
  }

  /// Returns the kept secret while it is young, and otherwise a new one, which is kept. A secret that other users could
  /// read or that cannot be stored is not used again.
  func token(now: Int = Int(Date().timeIntervalSince1970)) -> AccessToken {
    if let text = read(now) { return AccessToken(text: text) }
    let token = AccessToken()
    write(token)
    return token
  }

  private func read(_ now: Int) -> String? {
    guard isFolderPrivate else { return nil }
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Self.isPrivate(status),
      (0..<Self.lifetime).contains(now - status.st_mtim.tv_sec)
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: 33)
    guard Foundation.read(descriptor, &bytes, bytes.count) == 32 else { return nil }
    let text = String(decoding: bytes.prefix(32), as: UTF8.self)
    return text.utf8.allSatisfy { Self.digits.contains($0) } ? text : nil
  }

  private func write(_ token: AccessToken) {
    if let place = FilePath.folder(of: folder) { mkdir(place, 0o700) }
    mkdir(folder, 0o700)
    guard isFolderPrivate else { return }
    let draft = "\(path).\(getpid())"
    unlink(draft)
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let bytes = Array(token.text.utf8)
    let isWritten = Foundation.write(descriptor, bytes, bytes.count) == bytes.count
    close(descriptor)
    if !isWritten || rename(draft, path) != 0 { unlink(draft) }
  }

  private static let digits = Set("0123456789abcdef".utf8)

  private var isFolderPrivate: Bool {
    var status = stat()
    return lstat(folder, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && Self.isPrivate(status)
  }

  /// Whether a file is the user's, and no one else's to read or write.
  private static func isPrivate(_ status: stat) -> Bool {
    status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }
}
