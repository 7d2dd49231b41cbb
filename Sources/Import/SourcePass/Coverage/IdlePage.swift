/// The page of documentation about members that compile but change no picture.
package enum IdlePage {
  package static func text(of members: IdleMembers) -> String {
    var text = """
      # Without effect

      The members that compile and change no picture, generated from the sources.

      ## Overview

      A picture shows a view at rest. These properties keep their values, but no drawing depends on them. Only the app
      calls these methods. Each member says so at its declaration. Where an iPhone's picture would show a member,
      drawing the view reports it. <doc:AtRest> describes the behaviour of code that moves a view, opens something above
      it or asks the phone.

      """
    let uncalled = members.all.filter { $0.mark == .neverCalled }
    if !uncalled.isEmpty {
      text += """

        ## Methods that are never called

        An iPhone calls these methods while it lays out or draws, and CellSnap does not. Once for each class and method, a
        warning names an app's own method.

        | method | what it is |
        |---|---|

        """
      for member in uncalled {
        text += "| `\(member.type).\(member.name)` | \(member.cell) |\n"
      }
    }
    text += "\n## Members without effect\n"
    let idle = members.all.filter { $0.mark == .noEffect }
    for type in Set(members.markedTypes.keys).union(idle.map(\.type)).sorted() {
      text += "\n### \(type)\n\n"
      if let summary = members.markedTypes[type] {
        text += summary.isEmpty ? "The whole type.\n" : "The whole type. \(summary)\n"
        continue
      }
      text += "| member | what it is |\n|---|---|\n"
      for member in idle where member.type == type {
        text += "| `\(member.name)` | \(member.cell) |\n"
      }
    }
    return text
  }

  /// Returns a line for each member whose mark is missing or wrong.
  package static func problems(of members: IdleMembers) -> [String] {
    members.all.compactMap { member in
      let name = "\(member.place): \(member.type).\(member.name)"
      switch member.mark {
      case .noEffect: return nil
      case .neverCalled:
        if member.isUsed {
          return
            "\(name) is called: take \"- Note: \(IdleMember.Mark.neverCalled.rawValue)\" out of its comment"
        }
        return member.isReported
          ? nil
          : "\(name) is never called, and no warning names an app's own method: add it to the uncalled members of its class"
      case nil:
        return """
          \(name) is never read or called: give it an effect, or write \
          "- Note: \(IdleMember.Mark.noEffect.rawValue)" in its comment, or \
          "- Note: \(IdleMember.Mark.neverCalled.rawValue)" if an iPhone calls it while it lays out or draws
          """
      }
    }
  }
}

extension IdleMember {
  /// The summary as a cell of a table in Markdown.
  fileprivate var cell: String { summary.replacing("|", with: "\\|") }
}
