import CellCatalog

/// Findings grouped by fault, as they come.
struct FindingGroups: Sendable {
  /// The groups in the order of their first findings.
  private(set) var groups: [FindingGroup] = []
  /// The number of all findings.
  private(set) var count = 0
  private var indexes: [Key: Int] = [:]

  private struct Key: Hashable {
    var rule: CheckRule
    var subject: String
    var kind: String
    /// The entry, only set for UIKit's own classes, because several entries use them by chance.
    var entry: String?

    init(of finding: CheckFinding) {
      rule = finding.rule
      subject = finding.subject
      kind = finding.kind
      entry = UIKitModule.declaresClass(named: finding.owner) ? finding.entry : nil
    }
  }

  mutating func add(_ finding: CheckFinding) {
    let key = Key(of: finding)
    if let index = indexes[key] {
      groups[index].add(finding, place: count)
    } else {
      indexes[key] = groups.count
      groups.append(FindingGroup(finding, place: count))
    }
    count += 1
  }

  init() {}

  /// The kept findings of all groups, in the order in which they were found.
  var findings: [CheckFinding] {
    groups.flatMap(\.kept).sorted { $0.place < $1.place }.map(\.finding)
  }
}

extension FindingGroups: Codable {
  private enum CodingKeys: CodingKey {
    case groups, count
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    groups = try container.decode([FindingGroup].self, forKey: .groups)
    count = try container.decode(Int.self, forKey: .count)
    for (index, group) in groups.enumerated() { indexes[Key(of: group.first)] = index }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(groups, forKey: .groups)
    try container.encode(count, forKey: .count)
  }
}
