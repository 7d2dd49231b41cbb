/// The page of documentation about what compiles and changes no picture.
package enum IdlePage {
  package static func text(of members: IdleMembers) -> String {
    var text = """
      # Without effect

      What compiles, is kept or called as in UIKit, and changes no picture; generated from the sources.

      ## Overview

      A picture shows a view at rest, so what moves it, opens something above it or asks the phone is kept and draws
      nothing. <doc:AtRest> says what is done in the place of time, hands and screens. Each of these says so at its
      declaration.

      """
    let types = Set(members.markedTypes.keys).union(members.all.filter(\.isMarked).map(\.type))
    for type in types.sorted() {
      text += "\n### \(type)\n\n"
      if let summary = members.markedTypes[type] {
        text += summary.isEmpty ? "All of it.\n" : "All of it. \(summary)\n"
        continue
      }
      text += "| member | |\n|---|---|\n"
      for member in members.all where member.type == type && member.isMarked {
        text += "| `\(member.name)` | \(member.summary.replacing("|", with: "\\|")) |\n"
      }
    }
    return text
  }

  /// A line for each member that nobody reads or calls and that does not say so.
  package static func problems(of members: IdleMembers) -> [String] {
    members.all.filter { !$0.isMarked }.map { member in
      """
      \(member.place): \(member.type).\(member.name) is read or called nowhere: give it an effect, or say \
      "- Note: \(IdleMember.mark)" in its comment
      """
    }
  }
}
