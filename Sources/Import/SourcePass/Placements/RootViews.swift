/// The classes of an app whose objects are the views of its controllers, and so fill the screen.
struct RootViews {
  private(set) var names: Set<String> = []

  init(in index: SliceIndex) {
    for (name, places) in index.types {
      guard let place = places.first(where: { index.origin(of: $0)?.hasSuffix("Controller") == true })
      else { continue }
      let members = ([place] + (index.extensions[name] ?? [])).flatMap { index.members(of: $0) }
        .flatMap { index[$0].separated }
      let types = Dictionary(
        members.compactMap { member in member.type.map { (member.name, $0.filter { !"?!".contains($0) }) } }
      ) { first, _ in first }
      for member in members {
        for statement in member.statements {
          guard let match = statement.text.wholeMatch(of: #/(self\.)?view = (?:self\.)?(\w+)(\(.*\))?[!?]?/#),
            // Elsewhere, `view` alone may be a local variable.
            match.output.1 != nil || member.name == "loadView"
          else { continue }
          let value = String(match.output.2)
          names.insert(match.output.3 == nil ? types[value] ?? value : value)
        }
      }
    }
  }
}
