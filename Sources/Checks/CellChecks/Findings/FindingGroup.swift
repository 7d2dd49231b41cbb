/// The findings of one fault: the findings of the same rule about the same kind of difference in the same view, at all
/// places.
///
/// It keeps only a readable number of findings, so that a fault in every row needs no more memory than one in a few
/// rows.
struct FindingGroup: Sendable, Codable {
  let first: CheckFinding
  /// The number of findings.
  private(set) var count = 0
  /// The first findings, and the first of each further configuration, each with its place among all findings.
  private(set) var kept: [Kept] = []
  private var entries: Set<String> = []
  private var rows: Set<String?> = []
  private var configurations: Set<String> = []

  struct Kept: Sendable, Codable {
    var place: Int
    var finding: CheckFinding
  }

  /// The number of findings of a fault that are kept, in all configurations together.
  static let keptLimit = 100

  init(_ finding: CheckFinding, place: Int) {
    first = finding
    add(finding, place: place)
  }

  var findings: [CheckFinding] { kept.map(\.finding) }

  mutating func add(_ finding: CheckFinding, place: Int) {
    count += 1
    entries.insert(finding.entry)
    rows.insert(finding.row)
    let isNewConfiguration = configurations.insert(finding.configuration).inserted
    if kept.count < Self.keptLimit || isNewConfiguration { kept.append(Kept(place: place, finding: finding)) }
  }

  /// Returns the groups in the order of their first findings.
  static func groups(of findings: [CheckFinding]) -> [FindingGroup] {
    var groups = FindingGroups()
    for finding in findings { groups.add(finding) }
    return groups.groups
  }

  /// The first finding, followed by the number of other places.
  var text: String {
    let more = [
      Self.count(entries.count - 1, "entry", "entries"), Self.count(rows.count - 1, "row", "rows"),
      Self.count(configurations.count - 1, "configuration", "configurations"),
    ].compactMap { $0 }
    return more.isEmpty ? first.text : "\(first.text); and in \(more.joined(separator: ", "))"
  }

  private static func count(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : count == 1 ? "1 more \(one)" : "\(count) more \(many)"
  }
}
