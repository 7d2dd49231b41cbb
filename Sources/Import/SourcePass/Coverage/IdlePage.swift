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
    let types = Set(members.markedTypes.keys).union(members.all.filter(\.isMarked).map(\.type))
    for type in types.sorted() {
      text += "\n### \(type)\n\n"
      if let summary = members.markedTypes[type] {
        text += summary.isEmpty ? "The whole type.\n" : "The whole type. \(summary)\n"
        continue
      }
      text += "| member | what it is |\n|---|---|\n"
      for member in members.all where member.type == type && member.isMarked {
        text += "| `\(member.name)` | \(member.summary.replacing("|", with: "\\|")) |\n"
      }
    }
    return text
  }

  /// Returns a line for each member that no code reads or calls and that has no mark.
  package static func problems(of members: IdleMembers) -> [String] {
    members.all.filter { !$0.isMarked }.map { member in
      """
      \(member.place): \(member.type).\(member.name) is never read or called: give it an effect, or write \
      "- Note: \(IdleMember.mark)" in its comment
      """
    }
  }
}
