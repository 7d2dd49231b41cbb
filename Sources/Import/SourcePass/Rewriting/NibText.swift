/// The functions that set a class's outlets and find its actions by their names.
struct NibText {
  let members: NibNamedMembers
  /// The functions beside the class's extensions, which come after the members of the body.
  var functions: [NibFunctions] = []
  /// The modifiers and attributes, such as `public override`.
  var head = ""
  /// The end of the names of functions beside an extension.
  var name: String?
  let last: Last

  /// The function's last step for a name that it does not know.
  enum Last {
    case superclass
    case nothing
  }

  /// The function that sets a property. Empty where it would set none, unless `isRequired`.
  func setter(isRequired: Bool = false) -> String {
    let functions = functions.filter(\.setsValues)
    guard isRequired || !members.values.isEmpty || !functions.isEmpty else { return "" }
    return function(
      "setNibValue", "_ value: UIKit.KeyedValue, forKey key: String", "throws -> Bool", key: "key",
      cases: members.values.map { value in
        (value.conditions, "case \"\(value.key)\": self.\(value.name) = try value.get(); return true\n")
      },
      calls: functions.map { function in
        (function.conditions, "if try setNibValue_\(function.name)(value, forKey: key) { return true }\n")
      },
      last: last == .superclass ? "try super.setNibValue(value, forKey: key)" : "false")
  }

  /// The function that finds an action. Empty where it would find none, unless `isRequired`.
  func finder(isRequired: Bool = false) -> String {
    let functions = functions.filter(\.findsActions)
    guard isRequired || !members.actions.isEmpty || !functions.isEmpty else { return "" }
    return function(
      "nibAction", "named name: String", "-> UIKit.Selector?", key: "name",
      cases: members.actions.map { action in
        (
          action.conditions,
          "case \"\(action.name)\": return UIKit.Selector(\"\(action.name)\", \(action.method))\n"
        )
      },
      calls: functions.map { function in
        (function.conditions, "if let action = nibAction_\(function.name)(named: name) { return action }\n")
      },
      last: last == .superclass ? "super.nibAction(named: name)" : "nil")
  }

  private typealias Part = (conditions: [String], text: String)

  private func function(
    _ base: String, _ parameters: String, _ result: String, key: String, cases: [Part], calls: [Part],
    last: String
  ) -> String {
    let start = [head, "func", base + (name.map { "_" + $0 } ?? "") + "(\(parameters))", result, "{\n"]
    var text = start.filter { !$0.isEmpty }.joined(separator: " ")
    let rest = Self.text(of: calls) + "return \(last)\n"
    if cases.isEmpty {
      text += rest
    } else {
      text += "switch \(key) {\n" + Self.text(of: cases) + "default:\n" + rest + "}\n"
    }
    return text + "}\n"
  }

  /// Returns the texts of parts, with the conditions that neighbours share around them.
  private static func text(of parts: [Part]) -> String {
    var text = ""
    var current: [String] = []
    for part in parts + [([], "")] {
      if part.conditions != current {
        if !current.isEmpty { text += "#endif\n" }
        if !part.conditions.isEmpty { text += "#if \(part.conditions.joined(separator: " && "))\n" }
        current = part.conditions
      }
      text += part.text
    }
    return text
  }
}
