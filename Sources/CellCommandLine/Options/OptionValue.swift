import CellInspection
import CellCatalog
import CellDrawing
import CellSnapshots
import Foundation
import MFS
import UIKit

/// The values of options, checked; each failure names the option and what it takes.
enum OptionValue {
  static func widths(_ text: String, scale: CGFloat) throws(CommandFailure) -> [CGFloat] {
    let largest = (CGFloat(Bitmap.maximumSide) / scale).rounded(.down)
    var widths: [CGFloat] = []
    for part in parts(of: text) {
      guard let width = PlainNumber.parse(part), width >= 1, width <= largest else {
        throw .usage(
          "--widths \(text.shortened): \"\(part.shortened)\" is no width; "
            + "give points from 1 to \(PlainNumber.text(largest)), "
            + "separated by commas, as in 320,375")
      }
      guard !widths.contains(width) else {
        throw .usage("--widths \(text.shortened): \(part.shortened) is there twice; give each width once")
      }
      widths.append(width)
    }
    return widths
  }

  static func scale(_ text: String) throws(CommandFailure) -> CGFloat {
    guard let scale = PlainNumber.parse(text), scale >= 0.5, scale <= 8 else {
      throw .usage("--scale \(text.shortened): give pixels a point from 0.5 to 8, usually 1, 2 or 3")
    }
    return scale
  }

  static func formats(_ text: String) throws(CommandFailure) -> [PictureFormat] {
    var formats: [PictureFormat] = []
    for part in parts(of: text) {
      guard let format = PictureFormat(rawValue: part.lowercased()) else {
        throw .usage(
          "--formats \(text.shortened): \"\(part.shortened)\" is no format; give png, svg or png,svg")
      }
      guard !formats.contains(format) else {
        throw .usage("--formats \(text.shortened): \(part.shortened) is there twice; give each format once")
      }
      formats.append(format)
    }
    return formats
  }

  static func overlay(_ text: String) throws(CommandFailure) -> Overlay {
    guard let overlay = Overlay(rawValue: text) else {
      let names = Overlay.allCases.map(\.rawValue).joined(separator: " or ")
      throw .usage("--overlay \(text.shortened): there is no such overlay; give \(names)")
    }
    return overlay
  }

  static func compression(_ text: String) throws(CommandFailure) -> PNG.Compression {
    switch text {
    case "fast": return .fast
    case "small": return .small
    case "smallest": return .smallest
    default: throw .usage("--compression \(text.shortened): give fast, small or smallest")
    }
  }

  static func textSize(
    _ text: String, option: CommandOption = ConfigurationOptions.textSize
  ) throws(CommandFailure) -> UIContentSizeCategory {
    guard let category = TextSize.category(named: text) else {
      let names = TextSize.all.map(\.name).joined(separator: ", ")
      throw .usage("--\(option.name) \(text.shortened): there is no such size; give one of \(names)")
    }
    return category
  }

  static func textSizes(_ text: String) throws(CommandFailure) -> [UIContentSizeCategory] {
    var categories: [UIContentSizeCategory] = []
    for part in parts(of: text) { categories.append(try textSize(part)) }
    return categories
  }

  static func languages(_ text: String) throws(CommandFailure) -> [String] {
    let languages = parts(of: text)
    for language in languages where !Configuration.isLanguage(language) {
      throw .usage(
        "--language \(text.shortened): \"\(language.shortened)\" is no language; give tags such as de, ar or pt-BR"
      )
    }
    return languages
  }

  static func deviceModels(_ text: String) throws(CommandFailure) -> [DeviceModel] {
    var models: [DeviceModel] = []
    for part in parts(of: text) {
      guard let model = DeviceModel(named: part) else {
        let names = DeviceModel.all.map(\.name).joined(separator: ", ")
        throw .usage(
          "--device \(text.shortened): there is no device \"\(part.shortened)\"; give one of \(names)")
      }
      models.append(model)
    }
    return models
  }

  static func threads(_ text: String) throws(CommandFailure) -> Int {
    guard let count = Int(text), (1...64).contains(count) else {
      throw .usage("--threads \(text.shortened): give a whole number from 1 to 64")
    }
    return count
  }

  private static func parts(of text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
