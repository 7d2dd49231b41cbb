import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import UIKit

/// The options of all commands that draw: configurations, fonts, threads and the time limit.
///
/// The options of configurations select among the configurations that the catalogue declares. Where those do
/// not have everything that the options name, the options make the configurations.
struct ConfigurationOptions {
  static let widths = CommandOption(
    "widths", list: "LIST", summary: "Widths in points",
    usual: "those of the catalogue, "
      + [SnapshotConfiguration].usual.map { PlainNumber.text($0.width) }.joined(separator: ","),
    read: OptionValue.widths)
  static let scale = CommandOption(
    "scale", argument: "NUMBER", summary: "Pixels per point", usual: "2", read: OptionValue.scale)
  static let dark = CommandOption("dark", summary: "Dark appearance")
  static let rightToLeft = CommandOption("rtl", summary: "Right to left")
  static let textSize = CommandOption(
    "text-size", list: "LIST", summary: "XS, S, M, L, XL, XXL, XXXL or AX1 to AX5", usual: "L",
    read: OptionValue.textSizes)
  static let language = CommandOption(
    "language", list: "LIST", summary: "Languages of translations and of the locale, as in de,ar,pt-BR",
    usual: "en",
    read: OptionValue.languages)
  static let systemVersion = CommandOption(
    "ios", list: "LIST", summary: "Versions of iOS for the standard parts, 18, 26 or 27", usual: "26",
    read: OptionValue.systemVersions)
  static let device = CommandOption(
    "device", list: "LIST", summary: "Devices by their names, as in \"iPhone 16,iPad mini\"",
    read: OptionValue.deviceModels)
  static let fonts = CommandOption(
    "fonts", list: "DIR", summary: "A folder with further font files; list several with commas",
    read: OptionValue.folders)
  static let threads = CommandOption(
    "threads", argument: "COUNT", summary: "The number of painting threads",
    usual: "one per processor, 4 at most",
    read: OptionValue.wholeNumber(1...64, unit: "threads"))

  static let timeout = CommandOption(
    "timeout", argument: "SECONDS", summary: "The time after which a stuck entry is given up",
    default: "30", read: OptionValue.wholeNumber(1...86_400, unit: "seconds"))

  static let all: [any DeclaredOption] = [
    widths, scale, dark, rightToLeft, textSize, language, systemVersion, device, fonts, threads, timeout,
  ]

  var choice: ConfigurationChoice
  var fontFolders: [String]
  var threads: Int
  /// The time limit of an entry in seconds.
  var timeout: Int

  init(_ arguments: Arguments) throws {
    choice = ConfigurationChoice()
    choice.scale = try arguments[Self.scale]
    choice.widths = try arguments[Self.widths]
    choice.isDark = try arguments[Self.dark]
    choice.isRightToLeft = try arguments[Self.rightToLeft]
    choice.contentSizeCategories = try arguments[Self.textSize]
    choice.languages = try arguments[Self.language]
    choice.systemVersions = try arguments[Self.systemVersion]
    choice.deviceModels = try arguments[Self.device]
    guard choice.widths.isEmpty || choice.deviceModels.isEmpty else {
      throw .usage("--widths and --device: a device has its own width; give one of the two")
    }
    let largest = (CGFloat(Bitmap.maximumSide) / (choice.scale ?? 2)).rounded(.down)
    if let width = choice.widths.first(where: { $0 > largest }) {
      throw .usage(
        "--widths \(PlainNumber.text(width)): give points up to \(PlainNumber.text(largest)), "
          + "the maximum of a picture at this scale")
    }
    fontFolders = try arguments[Self.fonts]
    threads = try arguments[Self.threads] ?? Self.defaultThreads
    timeout = try arguments[Self.timeout]
  }

  private static var defaultThreads: Int { min(4, max(1, ProcessInfo.processInfo.activeProcessorCount)) }

  /// Loads the fonts, first from the options' folders, then from the catalogue's folders, and prints which fonts in the
  /// named folders are broken. Throws where a required font is missing or a named folder has no font that works.
  ///
  /// - Parameter folders: the folders of the catalogue.
  @MainActor func configureFonts(besides folders: [String]) throws {
    do throws(FontError) {
      let broken = try FontLibrary.configure(folders: fontFolders + folders)
      guard !Supervision.current.isResumed else { return }
      for line in BrokenFont.lines(broken) { StandardError.line(line) }
    } catch {
      throw .failure((error.place.map { source(of: $0, folders) + ": " } ?? "") + error.description)
    }
  }

  /// Returns the option, property or environment variable that named a folder, or the folder of a file.
  private func source(of place: String, _ folders: [String]) -> String {
    func isIn(_ folders: [String]) -> Bool {
      folders.contains { $0 == place || place.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
    if isIn(fontFolders) { return "--fonts" }
    return isIn(folders) ? "fontFolders of the catalogue" : "CELLSNAP_FONTS"
  }
}
