/// The controls of an entry: those that it declares, and the properties of its view models.
struct ControlsResponse: Hashable, Sendable, Codable {
  struct Control: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Sendable, Codable {
      case text, toggle, number, date, choice
    }

    var key: String
    var title: String
    var kind: Kind
    var value: String
    var choices: [String]?
    var minimum: Double?
    var maximum: Double?
    var step: Double?
  }

  struct Group: Hashable, Sendable, Codable {
    var title: String
    var controls: [Control]
  }

  var groups: [Group]
}
