package import CellCatalog

/// The number of rows and the like in an entry that a check examined.
package struct Sample: Hashable, Sendable, Codable {
  /// The kind of things in an entry.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case rows
    case headers
    case footers
    case items
    /// The rows that expand, among the examined ones.
    case expandableRows = "rows that expand"
    /// The ordered pairs of examined rows, headers, footers or items, at the first width.
    case pairs
    /// The widths that rotation needs.
    case widths
  }

  package let entry: String
  package let check: CheckKind
  package let kind: Kind
  /// The number of examined things; `total` is the number of all.
  package let looked: Int
  package let total: Int

  func hasSameSubject(as other: Sample) -> Bool {
    entry == other.entry && check == other.check && kind == other.kind
  }
}

extension [Sample] {
  /// Returns a line for each entry:
  /// `Feed: reuse, rotation, background, purity, idle and keys looked at 40 of 10000 rows (--rows)`.
  ///
  /// - Parameters:
  ///   - whole: The checks that examined everything.
  ///   - options: A closure that returns the name of the option for the limit of each kind, or nil if there is no
  ///     option.
  package func lines(whole: [CheckKind], options: (Sample.Kind) -> String?) -> [String] {
    var names: [String] = []
    for sample in self where !names.contains(sample.entry) { names.append(sample.entry) }
    let rest = whole.isEmpty ? "" : "; \(Self.list(whole.map(\.rawValue))) looked at everything"
    return names.map { name in
      let parts = filter { $0.entry == name }.grouped(options)
      let texts = parts.enumerated().map { index, part in
        "\(Self.list(part.checks.map(\.rawValue))) \(index == 0 ? "looked at" : "at") \(Self.list(part.amounts))"
      }
      return "\(name): \(texts.joined(separator: ", "))\(rest)"
    }
  }

  /// Returns the amounts, grouped by the checks that examined the same, in the order in which they were noted.
  private func grouped(_ options: (Sample.Kind) -> String?) -> [(checks: [CheckKind], amounts: [String])] {
    var checks: [(amount: String, checks: [CheckKind])] = []
    for sample in self {
      let option = options(sample.kind).map { " (\($0))" } ?? ""
      let amount = "\(sample.looked) of \(sample.total) \(sample.kind.rawValue)\(option)"
      if let index = checks.firstIndex(where: { $0.amount == amount }) {
        checks[index].checks.append(sample.check)
      } else {
        checks.append((amount, [sample.check]))
      }
    }
    var groups: [(checks: [CheckKind], amounts: [String])] = []
    for (amount, checks) in checks {
      if let index = groups.firstIndex(where: { $0.checks == checks }) {
        groups[index].amounts.append(amount)
      } else {
        groups.append((checks, [amount]))
      }
    }
    return groups
  }

  /// Returns a list such as `reuse, purity and idle`.
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) and \(last)"
  }
}
