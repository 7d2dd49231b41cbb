internal import CellSnapPango
internal import Foundation

/// A fontconfig configuration that knows the library's files and none of the host's.
///
/// Unchecked because `FcConfig` is not written to after `init`. fontconfig locks the data that its look-ups share.
final class FontConfiguration: @unchecked Sendable {
  let pointer: OpaquePointer
  /// The document that the configuration was made from. With the same rules and files, another process makes the
  /// same one.
  let rules: String
  let furtherFiles: [String]
  let files: FontFiles

  /// - Parameter cache: The folder in which fontconfig caches facts about fonts, or nil for no cache.
  init(_ files: FontFiles, cache: FontCache? = FontCache()) {
    guard let pointer = FcConfigCreate() else {
      preconditionFailure("GLib ends the process itself when there is no memory")
    }
    self.pointer = pointer
    self.files = files
    rules = FontRules.document(files: cache == nil ? [] : files.packaged, cacheFolder: cache?.path)
    _ = FcConfigParseAndLoadFromMemory(pointer, rules, FcBool(1))
    FcConfigBuildFonts(pointer)
    cache?.keep()
    // Without a cache, the same files are added in the same order, because fontconfig would warn about every
    // folder.
    furtherFiles = (cache == nil ? files.packaged : []) + files.own
    for file in furtherFiles { FcConfigAppFontAddFile(pointer, file) }
  }

  /// Makes this the configuration of the process. Otherwise Pango and librsvg would load the host's configuration.
  func makeCurrent() { FcConfigSetCurrent(pointer) }

  deinit { FcConfigDestroy(pointer) }

  /// Returns the faces in the files' order, without variable faces that stand for all of their instances.
  func faces() -> [Face] {
    var faces: [Face] = []
    for set in [FcSetSystem, FcSetApplication] {
      guard let fonts = FcConfigGetFonts(pointer, set), let patterns = fonts.pointee.fonts else { continue }
      for position in 0..<Int(fonts.pointee.nfont) {
        if let pattern = patterns[position], let face = FontPattern(pattern: pattern).face {
          faces.append(face)
        }
      }
    }
    return faces
  }
}
