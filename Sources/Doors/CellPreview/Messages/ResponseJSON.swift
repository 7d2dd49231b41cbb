import Foundation

/// The JSON of the preview's responses, with the same bytes for the same value.
enum ResponseJSON {
  static func bytes(of value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Frames may have infinite or invalid sizes.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return (try? encoder.encode(value)).map { Array($0) } ?? Array("null".utf8)
  }

  /// A decoder of responses.
  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    return decoder
  }

  static func text(of value: some Encodable) -> String { String(decoding: bytes(of: value), as: UTF8.self) }
}
