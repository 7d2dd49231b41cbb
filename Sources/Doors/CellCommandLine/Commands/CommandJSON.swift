import CellSnapshots
import Foundation

/// The JSON that commands print with `--json`.
enum CommandJSON {
  /// Returns the JSON of `value`, ready to be printed.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      throw .failure("the result cannot be written as JSON")
    }
    return WorkflowCommands.disarmed(json: PrintableText.json(String(decoding: data, as: UTF8.self))) + "\n"
  }
}
