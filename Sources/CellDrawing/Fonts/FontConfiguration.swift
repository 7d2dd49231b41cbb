internal import CellSnapPango
internal import Foundation

/// A fontconfig configuration that knows the library's files and nothing of the host's.
///
/// Unchecked because `FcConfig` is not written to after `init`; fontconfig locks what its look-ups share.
final class FontConfiguration: @unchecked Sendable {
  let pointer: OpaquePointer
  /// The document that it was made of, and the files that were added to it: what makes another process's the same.
  let rules: String
  let furtherFiles: [String]

  /// - Parameter cache: where fontconfig remembers the fonts that it scanned; nil where it is to remember nothing.
  init(_ files: FontFiles, cache: FontCache? = FontCache()) {
    guard let pointer = FcConfigCreate() else {
      preconditionFailure("without memory, GLib would end the process itself")
    }
    self.pointer = pointer
    rules = FontRules.document(files: cache == nil ? [] : files.packaged, cacheFolder: cache?.path)
    _ = FcConfigParseAndLoadFromMemory(pointer, rules, FcBool(1))
    FcConfigBuildFonts(pointer)
    cache?.keep()
    // Without a cache the same files in the same order, since fontconfig would complain of every folder.
    furtherFiles = (cache == nil ? files.packaged : []) + files.own
    for file in furtherFiles { FcConfigAppFontAddFile(pointer, file) }
  }

  /// Makes it the one of the process: Pango and librsvg would else load the host's configuration.
  func makeCurrent() { FcConfigSetCurrent(pointer) }

  deinit { FcConfigDestroy(pointer) }

  /// The faces in the files' order, without variable faces that stand for all of their instances.
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
