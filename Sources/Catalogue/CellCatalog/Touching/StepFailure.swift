/// The reason why a step of a state cannot be done.
package enum StepFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case invalidName(String)
  /// No view of this name is shown. `nearest` are the names that are most like it.
  case noSuchView(name: String, nearest: [String])
  case takesNoTap(name: String)
  case scrollsNothing(name: String?)

  package var description: String {
    switch self {
    case .invalidName(let name):
      "\"\(name)\" names no view; give a name such as likeButton or row 3 likeButton"
    case .noSuchView(let name, let nearest):
      "it shows no view \(name); "
        + (nearest.isEmpty
          ? "nothing in it has a name" : "the nearest names are \(nearest.joined(separator: ", "))")
    case .takesNoTap(let name):
      "nothing takes a tap on \(name); name an enabled control, a row, or a view with a tap recognizer"
    case .scrollsNothing(let name):
      "\(name ?? "its content") does not scroll; name a scroll view whose content is larger, or give the entry a "
        + "height, because a picture without one shows everything"
    }
  }
}
