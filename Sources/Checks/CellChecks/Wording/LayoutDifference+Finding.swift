import CellSnapshots

extension LayoutDifference {
  /// The expected value in a finding; `found` is the actual one.
  var expected: String {
    switch subject {
    case .visibility, .attribute(.truncated): reference
    case .textEnd: "text of \(reference) characters"
    case .lineCount: Self.lines(reference)
    case .className, .text, .frame, .attribute, .other: "\(word) \(reference)"
    }
  }

  var found: String {
    switch subject {
    case .visibility, .attribute(.truncated): actual
    case .textEnd:
      "text of \(actual) characters, with another text after the first \(LayoutView.textLimit)"
    case .lineCount: Self.lines(actual)
    case .className, .text, .frame, .attribute, .other:
      reference == actual ? "another \(word) \(actual)" : "\(word) \(actual)"
    }
  }

  private static func lines(_ count: String) -> String { "\(count) \(count == "1" ? "line" : "lines")" }
}
