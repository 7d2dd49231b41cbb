internal import CellSnapPango
internal import Foundation

/// A file that a person named as a font.
package enum FontFile {
  /// Throws if the file cannot be used for drawing. Only an ordinary file, or a link to one, is opened, because
  /// opening a pipe would wait for its writer.
  package static func check(_ path: String) throws(FontFileFault) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .unreadable(.system(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(.notOrdinary) }
    let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(.system(errno)) }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { throw .unreadable(.system(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(.notOrdinary) }
    guard status.st_size > 0 else { throw .empty }
    try checkStart(of: file)
    try FontTables(file: file, size: Int(status.st_size)).check()
    // This is the same file, even if another file is at the path by now.
    guard isFont("/proc/self/fd/\(file)") else { throw .noFont }
  }

  private static func checkStart(of file: Int32) throws(FontFileFault) {
    let start: [UInt8]
    do throws(OrdinaryFileError) {
      start = try OrdinaryFile.bytes(of: file, count: 512)
    } catch {
      throw .unreadable(error)
    }
    let text = String(decoding: start, as: UTF8.self)
    if text.hasPrefix("version https://git-lfs.github.com/spec/") { throw .pointer }
    if text.drop(while: \.isWhitespace).hasPrefix("<") { throw .webPage }
  }

  /// Returns whether fontconfig makes a pattern for the first face. It makes one for every face when the library is
  /// loaded.
  private static func isFont(_ path: String) -> Bool {
    var count: Int32 = 0
    guard let pattern = FcFreeTypeQuery(path, 0, nil, &count) else { return false }
    FcPatternDestroy(pattern)
    return count > 0
  }
}
