import CellDrawing
import Foundation
import UIKit

/// The options of `render` as values.
struct RenderOptions {
  static let output = CommandOption(
    "output", shortName: "o", argument: "DIR", summary: "The folder the pictures go to (out)")
  static let widths = CommandOption(
    "widths", argument: "LIST", summary: "Widths in points (320,375,414,768)")
  static let scale = CommandOption("scale", argument: "NUMBER", summary: "Pixels a point (2)")
  static let formats = CommandOption("formats", argument: "LIST", summary: "png, svg or both (png)")
  static let compression = CommandOption(
    "compression", argument: "KIND", summary: "PNG files written fast, small or smallest (fast)")
  static let dark = CommandOption("dark", summary: "Dark appearance")
  static let rightToLeft = CommandOption("rtl", summary: "Right to left")
  static let textSize = CommandOption(
    "text-size", argument: "SIZE", summary: "XS, S, M, L, XL, XXL, XXXL or AX1 to AX5 (L)")
  static let fonts = CommandOption(
    "fonts", argument: "DIR", summary: "A folder with further font files; list several with commas")
  static let threads = CommandOption(
    "threads", argument: "COUNT", summary: "Threads that paint (one per processor, 4 at most)")
  static let timing = CommandOption("timing", summary: "Print each stage's share of the time")
  static let list = CommandOption("list", summary: "List the entries instead of drawing them")

  static let all = [
    output, widths, scale, formats, compression, dark, rightToLeft, textSize, fonts, threads, timing, list,
  ]

  var output: String
  var configurations: [Configuration]
  var settings: PictureSettings
  var fontFolders: [String]

  init(_ arguments: Arguments) throws(CommandFailure) {
    output = arguments[Self.output.name] ?? "out"
    guard !output.isEmpty else { throw .usage("--output is empty; name a folder") }
    let scale = try OptionValue.scale(arguments[Self.scale.name] ?? "2")
    let widths = try OptionValue.widths(arguments[Self.widths.name] ?? "320,375,414,768", scale: scale)
    let category = try OptionValue.textSize(arguments[Self.textSize.name] ?? "L")
    configurations = widths.map { width in
      Configuration(
        width: width, scale: scale, userInterfaceStyle: arguments.contains(Self.dark.name) ? .dark : .light,
        layoutDirection: arguments.contains(Self.rightToLeft.name) ? .rightToLeft : .leftToRight,
        contentSizeCategory: category)
    }
    settings = PictureSettings(
      formats: try OptionValue.formats(arguments[Self.formats.name] ?? "png"),
      compression: try OptionValue.compression(arguments[Self.compression.name] ?? "fast"),
      threads: try arguments[Self.threads.name].map(OptionValue.threads) ?? Self.defaultThreads)
    fontFolders = arguments[Self.fonts.name].map { $0.split(separator: ",").map(String.init) } ?? []
  }

  private static var defaultThreads: Int { min(4, max(1, ProcessInfo.processInfo.activeProcessorCount)) }

  /// Throws when a font that is needed, or any in a named folder, is missing.
  func configureFonts() throws(CommandFailure) {
    do throws(FontError) {
      try FontLibrary.configure(folders: fontFolders)
    } catch {
      throw .failure("--fonts: \(error.description)")
    }
  }
}
