/// How much of what an entry has a check looked at.
package struct Sample: Hashable, Sendable, Encodable {
  /// What there is of an entry.
  package enum Kind: String, Sendable, Encodable, CaseIterable {
    case rows
    case headers
    case footers
    case items
    /// Rows that expand, among those looked at.
    case expandableRows = "rows that expand"
    /// Ordered pairs of rows, headers, footers or items, among those looked at, at the first width.
    case pairs
  }

  package let entry: String
  package let check: Check
  package let kind: Kind
  package let looked: Int
  package let total: Int

  func hasSameSubject(as other: Sample) -> Bool {
    entry == other.entry && check == other.check && kind == other.kind
  }
}

extension [Sample] {
  /// A line for each entry: `Feed: reuse, rotation, background, purity and idle looked at 40 of 10000 rows (--rows)`.
  ///
  /// - Parameters:
  ///   - whole: the checks that looked at everything.
  ///   - options: what the limit of each kind is called; nil of one that nobody can set.
  func lines(whole: [Check], options: (Sample.Kind) -> String?) -> [String] {
    var names: [String] = []
    for sample in self where !names.contains(sample.entry) { names.append(sample.entry) }
    return names.map { name in
      let samples = filter { $0.entry == name }
      var parts: [(checks: [Check], text: String)] = []
      for sample in samples {
        let option = options(sample.kind).map { " (\($0))" } ?? ""
        let text = "\(sample.looked) of \(sample.total) \(sample.kind.rawValue)\(option)"
        if let index = parts.firstIndex(where: { $0.text == text }) {
          parts[index].checks.append(sample.check)
        } else {
          parts.append(([sample.check], text))
        }
      }
      let texts = parts.map { "\(Self.list($0.checks)) looked at \($0.text)" }
      let rest = whole.isEmpty ? "" : "; \(Self.list(whole)) at all"
      return "\(name): \(texts.joined(separator: ", "))\(rest)"
    }
  }

  /// `reuse, purity and idle`.
  private static func list(_ checks: [Check]) -> String {
    let names = checks.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
