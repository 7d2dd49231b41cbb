import CellServer
import Foundation

/// A request of the preview's server to the process that draws.
struct WorkerRequest: Hashable, Sendable, Codable {
  enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    case catalogue, picture, layout, findings, breakpoints, controls
  }

  var kind: Kind
  /// The name of the entry; empty for the catalogue.
  var entry = ""
  var circumstances = PreviewCircumstances()
  /// The number of the tile of a tall picture, from 1.
  var tile = 1
  /// Whether the picture is a small one for lists.
  var isThumbnail = false
  var edits: [PreviewEdit] = []
  /// The range of widths for breakpoints, in points.
  var from = 320
  var to = 768

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// Reads the address of a request.
  init(_ kind: Kind, _ query: [HTTPRequest.Parameter]) throws(PreviewError) {
    self.kind = kind
    circumstances = try PreviewCircumstances(query)
    for parameter in query {
      switch parameter.name {
      case "entry": entry = parameter.value
      case "tile": tile = try Self.number(parameter, in: 1...100_000)
      case "from": from = try Self.number(parameter, in: 1...Int(PreviewCircumstances.maximumWidth))
      case "to": to = try Self.number(parameter, in: 1...Int(PreviewCircumstances.maximumWidth))
      case "thumbnail": isThumbnail = parameter.value == "1"
      case "edit": edits.append(try PreviewEdit(parameter.value))
      default: break
      }
    }
    guard from <= to else { throw .invalid("from \(from) is larger than to \(to)") }
  }

  private static func number(
    _ parameter: HTTPRequest.Parameter, in range: ClosedRange<Int>
  ) throws(PreviewError) -> Int {
    guard let number = Int(parameter.value), range.contains(number) else {
      throw .invalid("\(parameter.name): give a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
