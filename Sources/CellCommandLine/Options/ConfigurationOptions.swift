import CellCatalog
import CellDrawing
import Foundation
import UIKit

/// The options of every command that draws: in which circumstances, with which fonts, on how many threads.
struct ConfigurationOptions {
  static let widths = CommandOption(
    "widths", argument: "LIST", summary: "Widths in points (320,375,414,768)")
  static let scale = CommandOption("scale", argument: "NUMBER", summary: "Pixels a point (2)")
  static let dark = CommandOption("dark", summary: "Dark appearance")
  static let rightToLeft = CommandOption("rtl", summary: "Right to left")
  static let textSize = CommandOption(
    "text-size", argument: "SIZE", summary: "XS, S, M, L, XL, XXL, XXXL or AX1 to AX5 (L)")
  static let fonts = CommandOption(
    "fonts", argument: "DIR", summary: "A folder with further font files; list several with commas")
  static let threads = CommandOption(
    "threads", argument: "COUNT", summary: "Threads that paint (one per processor, 4 at most)")

  static let all = [widths, scale, dark, rightToLeft, textSize, fonts, threads]

  var configurations: [Configuration]
  var fontFolders: [String]
  var threads: Int

  init(_ arguments: Arguments) throws(CommandFailure) {
    let scale = try OptionValue.scale(arguments[Self.scale.name] ?? "2")
    let widths = try OptionValue.widths(arguments[Self.widths.name] ?? "320,375,414,768", scale: scale)
    let category = try OptionValue.textSize(arguments[Self.textSize.name] ?? "L")
    configurations = widths.map { width in
      Configuration(
        width: width, scale: scale, userInterfaceStyle: arguments.contains(Self.dark.name) ? .dark : .light,
        layoutDirection: arguments.contains(Self.rightToLeft.name) ? .rightToLeft : .leftToRight,
        contentSizeCategory: category)
    }
    fontFolders = arguments[Self.fonts.name].map { $0.split(separator: ",").map(String.init) } ?? []
    threads = try arguments[Self.threads.name].map(OptionValue.threads) ?? Self.defaultThreads
  }

  private static var defaultThreads: Int { min(4, max(1, ProcessInfo.processInfo.activeProcessorCount)) }

  func configureFonts() throws(CommandFailure) {
    try Self.configureFonts(folders: fontFolders)
  }

  /// Throws when a font that is needed, or any in a named folder, is missing.
  static func configureFonts(folders: [String]) throws(CommandFailure) {
    do throws(FontError) {
      try FontLibrary.configure(folders: folders)
    } catch {
      throw .failure("--fonts: \(error.description)")
    }
  }
}
