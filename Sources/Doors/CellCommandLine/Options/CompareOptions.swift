import CellSnapshots
import Foundation
import MFS

/// The options of `compare` as values.
struct CompareOptions {
  static let ignore = CommandOption(
    "ignore", repeating: "X,Y,W,H",
    summary: "A rectangle in pixels that is not compared; may be given several times"
  ) { text in
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map(OptionValue.decimal)
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], width > 0,
      let height = numbers[3], height > 0
    else {
      throw OptionValueError(
        "give x, y, width and height in pixels, whole numbers, as in 0,0,750,88")
    }
    return PixelRect(x: x, y: y, width: width, height: height)
  }
  static let difference = CommandOption(
    "diff", argument: "OUT",
    summary: "A picture of the differences; a folder of them where folders are compared"
  ) { text in
    guard !text.isEmpty else { throw OptionValueError("name a file, or a folder for folders") }
    return text
  }
  static let json = CommandOption("json", summary: "Write the results as JSON")

  static let all = ComparisonOptions.all + [ignore, difference, json]

  var comparison: ComparisonOptions
  var masks: [PixelRect]
  /// The path of the difference image, or of a folder of difference images.
  var difference: String?
  var writesJSON: Bool

  init(_ arguments: Arguments) throws {
    comparison = try ComparisonOptions(arguments)
    masks = try arguments[Self.ignore]
    difference = try arguments[Self.difference]
    writesJSON = try arguments[Self.json]
  }

  /// Throws where the difference would be written over a compared file or folder.
  func check(against paths: [String]) throws {
    guard let difference else { return }
    for path in paths where FilePath.areSame(path, difference) {
      throw .usage("--diff \(difference): this is one of the compared files; name another place")
    }
  }
}
