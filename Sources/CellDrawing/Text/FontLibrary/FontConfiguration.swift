internal import CPango
internal import Foundation

/// A fontconfig configuration that knows the library's files and nothing of the host's.
///
/// Unchecked because `FcConfig` is not written to after `init`; fontconfig locks what its look-ups share.
final class FontConfiguration: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Throws `FontError` when a folder has no font or a font of the packages is missing.
  convenience init(folders: [String]) throws(FontError) {
    if let folder = folders.first(where: { Self.fontFiles(in: $0).isEmpty }) {
      throw .noFonts(folder: folder)
    }
    let own = folders.flatMap(Self.fontFiles)
    let packaged = Self.packagedFiles(besides: own)
    if let file = packaged.first(where: { access($0.path, R_OK) != 0 }) {
      throw .missing(file: file.path, package: file.package)
    }
    self.init(packaged: packaged.map(\.path), own: own)
  }

  /// Knows the fonts that are there, whatever is missing.
  convenience init(readableIn folders: [String]) {
    let own = folders.flatMap(Self.fontFiles)
    let packaged = Self.packagedFiles(besides: own).map(\.path).filter { access($0, R_OK) == 0 }
    self.init(packaged: packaged, own: own)
  }

  init(packaged: [String], own: [String]) {
    guard let pointer = FcConfigCreate() else {
      preconditionFailure("without memory, GLib would end the process itself")
    }
    self.pointer = pointer
    let cacheFolder = Self.cacheFolder
    let rules = FontRules.document(
      files: cacheFolder == nil ? [] : packaged, cacheFolder: cacheFolder ?? "")
    _ = FcConfigParseAndLoadFromMemory(pointer, rules, FcBool(1))
    FcConfigBuildFonts(pointer)
    // Without a cache the same files in the same order, since fontconfig would complain of every folder.
    for file in (cacheFolder == nil ? packaged : []) + own { FcConfigAppFontAddFile(pointer, file) }
  }

  /// Those that no file of a user's stands in for.
  private static func packagedFiles(besides own: [String]) -> [PackagedFonts.File] {
    let names = Set(own.map { ($0 as NSString).lastPathComponent })
    return PackagedFonts.files.filter { !names.contains($0.name) }
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

  /// Where the scanned fonts are remembered, since scanning all files takes half a second; nil where nothing can be written.
  private static var cacheFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    let root =
      environment["XDG_CACHE_HOME"].flatMap { $0.utf8.first == UInt8(ascii: "/") ? $0 : nil }
      ?? (environment["HOME"] ?? "/tmp") + "/.cache"
    let folder = root + "/cellsnap/fonts-2"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return access(folder, W_OK) == 0 ? folder : nil
  }

  private static func fontFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter {
      ["otf", "ttf", "ttc", "otc"].contains(($0 as NSString).pathExtension.lowercased())
    }
    .sorted().map { (folder as NSString).appendingPathComponent($0) }
  }
}
