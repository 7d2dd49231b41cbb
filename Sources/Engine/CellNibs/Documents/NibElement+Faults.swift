extension NibElement {
  /// The reason why the element, which is a value or a connection, cannot be read as it is written. Nil if it can.
  var valueFault: String? {
    if let broken = brokenNumber {
      return "the value \(attributes[broken] ?? "") of the attribute \(broken) is no number"
    }
    switch name {
    case "color" where NibColor(self) == nil:
      return "the colour\(key) has no name, and no components in red, green and blue or in white"
    case "boolean", "bool":
      return attributes["value"].flatMap { word in
        ["YES", "NO"].contains(word) ? nil : "the value \(word) of the attribute value is neither YES nor NO"
      }
    case "constraint": return constraintFault
    case "outlet", "outletCollection": return missing(["property", "destination"])
    case "action": return missing(["selector", "destination"])
    case "userDefinedRuntimeAttribute": return missing(["keyPath"])
    default: return nil
    }
  }

  private var key: String { attributes["key"].map { " \($0)" } ?? "" }

  private var constraintFault: String? {
    if let multiplier = attributes["multiplier"], NibConstraint.ratio(multiplier) == nil {
      return "the multiplier \(multiplier) is neither a number nor a ratio such as 16:9"
    }
    if let relation = attributes["relation"],
      !["equal", "lessThanOrEqual", "greaterThanOrEqual"].contains(relation)
    {
      return "the relation \(relation) is unknown"
    }
    return missing(["firstAttribute"])
  }

  private func missing(_ names: [String]) -> String? {
    names.first { attributes[$0] == nil }.map { "the attribute \($0) is missing" }
  }
}
