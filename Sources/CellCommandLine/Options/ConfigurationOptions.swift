import CellCatalog
import CellDrawing
import Foundation
import UIKit

/// The options of every command that draws: in which circumstances, with which fonts, on how many threads.
///
/// Those of circumstances narrow what the catalogue declares; where nothing declared is meant, they say what is drawn.
struct ConfigurationOptions {
  static let widths = CommandOption(
    "widths", argument: "LIST", summary: "Widths in points (those of the catalogue, 320,375,414,768)")
  static let scale = CommandOption("scale", argument: "NUMBER", summary: "Pixels a point (2)")
  static let dark = CommandOption("dark", summary: "Dark appearance")
  static let rightToLeft = CommandOption("rtl", summary: "Right to left")
  static let textSize = CommandOption(
    "text-size", argument: "LIST", summary: "XS, S, M, L, XL, XXL, XXXL or AX1 to AX5 (L)")
  static let language = CommandOption(
    "language", argument: "LIST", summary: "Languages of the translations, as in de,ar,pt-BR (en)")
  static let device = CommandOption(
    "device", argument: "LIST", summary: "Devices by their names, as in \"iPhone 16,iPad mini\"")
  static let fonts = CommandOption(
    "fonts", argument: "DIR", summary: "A folder with further font files; list several with commas")
  static let threads = CommandOption(
    "threads", argument: "COUNT", summary: "Threads that paint (one per processor, 4 at most)")

  static let all = [widths, scale, dark, rightToLeft, textSize, language, device, fonts, threads]

  var choice: ConfigurationChoice
  var fontFolders: [String]
  var threads: Int

  init(_ arguments: Arguments) throws(CommandFailure) {
    choice = ConfigurationChoice()
    choice.scale = try arguments[Self.scale.name].map(OptionValue.scale)
    choice.widths =
      try arguments[Self.widths.name].map { [choice] text throws(CommandFailure) in
        try OptionValue.widths(text, scale: choice.scale ?? 2)
      } ?? []
    choice.isDark = arguments.contains(Self.dark.name)
    choice.isRightToLeft = arguments.contains(Self.rightToLeft.name)
    choice.contentSizeCategories =
      try arguments[Self.textSize.name].map { text throws(CommandFailure) in
        try OptionValue.textSizes(text)
      } ?? []
    choice.languages = try arguments[Self.language.name].map(OptionValue.languages) ?? []
    choice.deviceModels = try arguments[Self.device.name].map(OptionValue.deviceModels) ?? []
    guard choice.widths.isEmpty || choice.deviceModels.isEmpty else {
      throw .usage("--widths and --device: a device has its own width; give one of the two")
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
