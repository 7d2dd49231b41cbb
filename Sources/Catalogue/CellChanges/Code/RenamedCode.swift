/// The closure of an entry, whose name has its number among the closures of a function. An entry before it changes that
/// number, and the names of everything inside of the closure.
struct RenamedCode {
  /// The beginning of all names of the closure and of what is inside of it.
  let prefixes: [String]

  /// Returns a name without the number; nil for a name outside of the closure.
  func name(for name: String) -> String? {
    for (index, prefix) in prefixes.enumerated() where name.hasPrefix(prefix) {
      return "entry \(index) " + name.dropFirst(prefix.count)
    }
    return nil
  }
}
