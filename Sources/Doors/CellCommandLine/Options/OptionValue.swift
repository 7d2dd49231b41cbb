import CellCatalog
import CellDrawing
import CellInspection
import CellSnapshots
import Foundation
import MFS
import UIKit

/// The readers of option texts that several options share.
enum OptionValue {
  /// Returns the widths of a list with commas. Spaces beside the commas are allowed; a width that is there
  /// twice is an error.
  static func widths(_ text: String) throws -> [CGFloat] {
    var widths: [CGFloat] = []
    for part in parts(of: text) {
      guard let width = PlainNumber.parse(part), width >= 1, width <= CGFloat(Bitmap.maximumSide) * 2 else {
        throw OptionValueError(
          "\"\(part.shortened)\" is not a width; give points from 1, separated by commas, as in 320,375")
      }
      guard !widths.contains(width) else {
        throw OptionValueError("\(part.shortened) is given twice; give each width once")
      }
      widths.append(width)
    }
    return widths
  }

  static func scale(_ text: String) throws -> CGFloat {
    guard let scale = PlainNumber.parse(text), scale >= 0.5, scale <= 8 else {
      throw OptionValueError("give pixels per point from 0.5 to 8, usually 1, 2 or 3")
    }
    return scale
  }

  static func points(_ text: String) throws -> CGFloat {
    guard let points = PlainNumber.parse(text), (1...4_096).contains(points) else {
      throw OptionValueError("give points from 1 to 4096")
    }
    return points
  }

  /// Reads the formats of pictures, and the formats of the texts beside them.
  static func formats(_ text: String) throws -> (pictures: [PictureFormat], texts: [TextFormat]) {
    var formats: (pictures: [PictureFormat], texts: [TextFormat]) = ([], [])
    var names: Set<String> = []
    for part in parts(of: text) {
      let name = part.lowercased()
      guard names.insert(name).inserted else {
        throw OptionValueError("\(part.shortened) is given twice; give each format once")
      }
      if let format = PictureFormat(rawValue: name) {
        formats.pictures.append(format)
      } else if let format = TextFormat(rawValue: name) {
        formats.texts.append(format)
      } else {
        throw OptionValueError(
          "\"\(part.shortened)\" is not a format; give png, svg, txt or json, or several with commas")
      }
    }
    return formats
  }

  static func textSizes(_ text: String) throws -> [UIContentSizeCategory] {
    var categories: [UIContentSizeCategory] = []
    for part in parts(of: text) {
      guard let category = TextSize.category(named: part) else {
        let names = TextSize.all.map(\.name).joined(separator: ", ")
        throw OptionValueError("there is no size \"\(part.shortened)\"; give some of \(names)")
      }
      categories.append(category)
    }
    return categories
  }

  static func languages(_ text: String) throws -> [String] {
    let languages = parts(of: text)
    for language in languages where !SnapshotConfiguration.isLanguage(language) {
      throw OptionValueError(
        "\"\(language.shortened)\" is not a language; give tags such as de, ar or pt-BR")
    }
    return languages
  }

  static func systemVersions(_ text: String) throws -> [SystemVersion] {
    var versions: [SystemVersion] = []
    for part in parts(of: text) {
      guard let version = decimal(part).flatMap(SystemVersion.init(rawValue:)) else {
        throw OptionValueError(
          "\"\(part.shortened)\" is not a supported version of iOS; give some of 18, 26 and 27, as in 18,26")
      }
      guard !versions.contains(version) else {
        throw OptionValueError("\(part.shortened) is given twice; give each version once")
      }
      versions.append(version)
    }
    return versions
  }

  static func deviceModels(_ text: String) throws -> [SnapshotDevice] {
    var models: [SnapshotDevice] = []
    for part in parts(of: text) {
      guard let model = SnapshotDevice(named: part) else {
        let names = SnapshotDevice.all.map(\.name).joined(separator: ", ")
        throw OptionValueError("there is no device \"\(part.shortened)\"; give some of \(names)")
      }
      models.append(model)
    }
    return models
  }

  /// Returns a reader of whole numbers. `unit` is the unit in the error message.
  static func wholeNumber(
    _ range: ClosedRange<Int>, unit: String
  ) -> CommandOption<Int>.Reader<Int> {
    { text in
      guard let number = decimal(text), range.contains(number) else {
        let most = range.upperBound == .max ? "or more" : "to \(range.upperBound)"
        throw OptionValueError("give \(unit), a whole number from \(range.lowerBound) \(most)")
      }
      return number
    }
  }

  static func folder(_ text: String) throws -> String {
    guard !text.isEmpty else { throw OptionValueError("name a folder") }
    return try place(text)
  }

  static func file(_ text: String) throws -> String {
    guard !text.isEmpty else { throw OptionValueError("name a file") }
    return try place(text)
  }

  /// Returns `text` as a path to write at. Throws where it is not UTF-8, since it would name another path.
  private static func place(_ text: String) throws -> String {
    guard !InputPath.isRepaired(text) else {
      throw OptionValueError("this name is not UTF-8; give another one")
    }
    return text
  }

  /// Returns the folders of a list with commas. Empty parts are skipped.
  static func folders(_ text: String) throws -> [String] {
    text.split(separator: ",").map(String.init)
  }

  /// Returns the number of a text that has digits only.
  static func decimal(_ text: some StringProtocol) -> Int? {
    text.allSatisfy { $0.isASCII && $0.isNumber } ? Int(text) : nil
  }

  /// Returns the parts between commas, without the spaces around them.
  static func parts(of text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
