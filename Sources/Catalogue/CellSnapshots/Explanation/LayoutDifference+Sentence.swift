extension LayoutDifference {
  /// The difference as a part of an explanation.
  var part: ViewChange.Part {
    switch subject {
    case .visibility: ViewChange.Part(subject: actual, text: actual)
    case .textEnd:
      ViewChange.Part(
        subject: word,
        text: "text changed after its first \(LayoutView.textLimit) characters, of \(reference) → \(actual)"
      )
    case .lineCount:
      ViewChange.Part(subject: word, text: "\(reference) → \(actual) \(actual == "1" ? "line" : "lines")")
    case .attribute(.truncated):
      ViewChange.Part(subject: word, text: isGone ? "no longer cut off" : "now cut off")
    case .className, .text, .frame, .attribute, .other: ViewChange.Part(subject: word, text: sentence)
    }
  }

  private var isGone: Bool { actual == LayoutAttribute.truncated.declaration.absent }

  private var sentence: String {
    guard reference == actual else { return "\(word) \(reference) → \(actual)" }
    return subject == .attribute(.image) ? "\(word) \(actual) changed" : "\(word) changed"
  }
}

extension [LayoutDifference] {
  /// The differences in what a view shows.
  var data: [LayoutDifference] { filter { $0.kind == .data } }

  /// The differences in the view's look. A hash of everything drawn is left out if another difference says more.
  var style: [LayoutDifference] {
    let style = filter { $0.kind == .style }
    let telling = style.filter { !$0.isHashOfLooks }
    guard telling.isEmpty, !contains(where: { $0.subject == .text }) else { return telling }
    return Array(style.prefix(1))
  }

  /// The differences in a view's shape, except its frame.
  var geometry: [LayoutDifference] { filter { $0.kind == .geometry && $0.subject != .frame } }
}

extension LayoutDifference {
  fileprivate var isHashOfLooks: Bool { [.attribute(.runs), .attribute(.drawing)].contains(subject) }
}
