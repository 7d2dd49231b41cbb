/// The findings of one fault: the same rule about the same kind of difference in the same view, wherever it was seen.
struct FindingGroup {
  private(set) var findings: [Finding]
  var first: Finding { findings[0] }

  private struct Key: Hashable {
    var rule: CheckRule
    var subject: String
    var kind: String
    /// Of what is UIKit's own, whose classes entries share by chance.
    var entry: String?

    init(of finding: Finding) {
      rule = finding.rule
      subject = finding.subject
      kind = finding.kind
      entry = UIKitModule.declaresClass(named: finding.owner) ? finding.entry : nil
    }
  }

  /// In the order of the first finding of each.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var indexes: [Key: Int] = [:]
    var groups: [FindingGroup] = []
    for finding in findings {
      let key = Key(of: finding)
      if let index = indexes[key] {
        groups[index].findings.append(finding)
      } else {
        indexes[key] = groups.count
        groups.append(FindingGroup(findings: [finding]))
      }
    }
    return groups
  }

  /// The fault as it was first seen, then how often else.
  var text: String {
    let more = [
      Self.count(others(\.entry), "entry", "entries"), Self.count(others(\.row), "row", "rows"),
      Self.count(others(\.configuration), "configuration", "configurations"),
    ].compactMap { $0 }
    return more.isEmpty ? first.text : "\(first.text); and in \(more.joined(separator: ", "))"
  }

  /// How many values there are beside the first's.
  private func others<Value: Hashable>(_ value: (Finding) -> Value) -> Int {
    Set(findings.map(value)).count - 1
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : count == 1 ? "1 more \(one)" : "\(count) more \(many)"
  }
}
