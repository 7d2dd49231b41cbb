import Foundation

/// A JSON value of any shape.
enum JSONValue: Decodable, Hashable {
  case null
  case object([String: JSONValue])
  case array([JSONValue])
  /// A string, a number or a Boolean, whose content does not matter here.
  case scalar

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let array = try? container.decode([JSONValue].self) {
      self = .array(array)
    } else {
      self = .scalar
    }
  }

  init(_ data: Data) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: data)
  }
}
