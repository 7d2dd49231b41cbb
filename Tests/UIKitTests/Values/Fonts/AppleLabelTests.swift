import CellSnapTemporaryFiles
import Foundation
import Testing
import UIKit

/// Compares labels with those that Apple's engine measured on iOS 14 and later, since SF's design changed with iOS 14.
@MainActor struct AppleLabelTests {
  @Test func `label widths are within the tolerances of an iPhone's`() throws {
    let errors = try AppleLabel.all().compactMap(\.widthError).sorted()
    try #require(errors.count > 300)
    let (median, ninetieth) = (errors[errors.count / 2], errors[errors.count * 9 / 10])
    // 800 labels have a single line; the error of nine in ten is at most 2.08 %.
    #expect(median <= 0.0055)
    #expect(ninetieth <= 0.021)
  }

  @Test func `label heights equal an iPhone's`() throws {
    let equal = try AppleLabel.all().compactMap(\.isAsHigh)
    try #require(equal.count > 300)
    let share = Double(equal.count { $0 }) / Double(equal.count)
    // All 754 labels of whole lines have the same height.
    #expect(share >= 0.999)
  }

  @Test func `nearly all label line counts equal an iPhone's`() throws {
    let equal = try AppleLabel.all().compactMap(\.hasSameLines)
    try #require(equal.count > 30)
    let share = Double(equal.count { $0 }) / Double(equal.count)
    // 146 labels have a maximum width.
    #expect(share >= 0.99)
  }
}

/// A label with the size that iOS gave it.
private struct AppleLabel: Decodable {
  var text: String
  var fontSize: Double
  var weight: String
  var numberOfLines: Int
  var maxWidth: Double?
  /// The width in points, or nil if it was set from outside.
  var width: Double?
  var height: Double?
  var lines: Int?
  /// The number of steps per point to which iOS rounded up, or 0 if it did not round.
  var rounding: Double

  static func all() throws -> [AppleLabel] {
    let file = TestFolders.measurements.appending(path: "labels.json")
    return try JSONDecoder().decode([AppleLabel].self, from: Data(contentsOf: file))
  }

  private var uiWeight: UIFont.Weight {
    switch weight {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  @MainActor
  private func label(lineLimit: Int) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: fontSize, weight: uiWeight)
    label.numberOfLines = lineLimit
    label.text = text
    return label
  }

  /// The size at 1,000 pixels per point, where rounding does not matter.
  @MainActor
  private func size(lineLimit: Int, width: Double = .greatestFiniteMagnitude) -> CGSize {
    Device.using(Device(displayScale: 1_000)) {
      label(lineLimit: lineLimit).sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
  }

  private func roundedUp(_ length: Double) -> Double {
    rounding > 0 ? ((length - 1e-3) * rounding).rounded(.up) / rounding : length
  }

  /// The relative error of a single line's width, or nil if there is no width to compare.
  @MainActor var widthError: Double? {
    guard let width, width > 0, lines ?? 1 == 1, !text.contains("\n") else { return nil }
    return abs(roundedUp(size(lineLimit: 1).width) - width) / width
  }

  @MainActor var isAsHigh: Bool? {
    guard let height, lines ?? 1 == 1 else { return nil }
    return abs(roundedUp(size(lineLimit: 1).height) - height) < 0.02
  }

  @MainActor var hasSameLines: Bool? {
    guard let lines, let maxWidth else { return nil }
    let height = size(lineLimit: numberOfLines, width: maxWidth).height
    return Int((height / (fontSize * 1.193359375)).rounded()) == lines
  }
}
