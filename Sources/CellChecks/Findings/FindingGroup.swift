/// The findings of one fault: the same rule about the same kind of difference in the same view, wherever it was seen.
///
/// It keeps only as many as anybody reads, so that a fault of every row takes no more room than one of a few.
struct FindingGroup: Sendable, Codable {
  let first: Finding
  /// How often the fault was seen.
  private(set) var count = 0
  /// The first ones, and the first of each further configuration, each with its place among all findings.
  private(set) var kept: [Kept] = []
  private var entries: Set<String> = []
  private var rows: Set<String?> = []
  private var configurations: Set<String> = []

  struct Kept: Sendable, Codable {
    var place: Int
    var finding: Finding
  }

  /// How many findings of a fault are kept whatever their configurations.
  static let keptLimit = 100

  init(_ finding: Finding, place: Int) {
    first = finding
    add(finding, place: place)
  }

  var findings: [Finding] { kept.map(\.finding) }

  mutating func add(_ finding: Finding, place: Int) {
    count += 1
    entries.insert(finding.entry)
    rows.insert(finding.row)
    let isNewConfiguration = configurations.insert(finding.configuration).inserted
    if kept.count < Self.keptLimit || isNewConfiguration { kept.append(Kept(place: place, finding: finding)) }
  }

  /// In the order of the first finding of each.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups = FindingGroups()
    for finding in findings { groups.add(finding) }
    return groups.groups
  }

  /// The fault as it was first seen, then how often else.
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
