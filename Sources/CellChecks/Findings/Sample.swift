package import CellCatalog

/// How much of what an entry has a check looked at.
package struct Sample: Hashable, Sendable, Codable {
  /// What there is of an entry.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case rows
    case headers
    case footers
    case items
    /// Rows that expand, among those looked at.
    case expandableRows = "rows that expand"
    /// Ordered pairs of rows, headers, footers or items, among those looked at, at the first width.
    case pairs
    /// Widths that rotation needs to turn between.
    case widths
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
  /// A line for each entry: `Feed: reuse, rotation, background, purity, idle and keys looked at 40 of 10000 rows (--rows)`.
  ///
  /// - Parameters:
  ///   - whole: the checks that looked at everything.
  ///   - options: what the limit of each kind is called; nil of one that nobody can set.
  package func lines(whole: [Check], options: (Sample.Kind) -> String?) -> [String] {
    var names: [String] = []
    for sample in self where !names.contains(sample.entry) { names.append(sample.entry) }
    let rest = whole.isEmpty ? "" : "; \(Self.list(whole.map(\.rawValue))) at all"
    return names.map { name in
      let parts = filter { $0.entry == name }.grouped(options)
      let texts = parts.enumerated().map { index, part in
        "\(Self.list(part.checks.map(\.rawValue))) \(index == 0 ? "looked at" : "at") \(Self.list(part.amounts))"
      }
      return "\(name): \(texts.joined(separator: ", "))\(rest)"
    }
  }

  /// What the same checks looked at together, in the order in which it was noted.
  private func grouped(_ options: (Sample.Kind) -> String?) -> [(checks: [Check], amounts: [String])] {
    var checks: [(amount: String, checks: [Check])] = []
    for sample in self {
      let option = options(sample.kind).map { " (\($0))" } ?? ""
      let amount = "\(sample.looked) of \(sample.total) \(sample.kind.rawValue)\(option)"
      if let index = checks.firstIndex(where: { $0.amount == amount }) {
        checks[index].checks.append(sample.check)
      } else {
        checks.append((amount, [sample.check]))
      }
    }
    var groups: [(checks: [Check], amounts: [String])] = []
    for (amount, checks) in checks {
      if let index = groups.firstIndex(where: { $0.checks == checks }) {
        groups[index].amounts.append(amount)
      } else {
        groups.append((checks, [amount]))
      }
    }
    return groups
  }

  /// `reuse, purity and idle`.
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
