/// The JSON beside an exported picture, in the form that Sentry's snapshots read.
///
///     { "context": { "changes": ["FeedCell: …"], "verdict": "different" }, "display_name": "Feed 320@2x-dark",
///       "group": "Feed", "tags": { "dark": "true", "width": "320" } }
struct SidecarMetadata: Hashable, Sendable, Codable {
  /// The facts that help to understand a change.
  struct Context: Hashable, Sendable, Codable {
    var verdict: String
    var changes: [String]
  }

  var context: Context
  var displayName: String
  var group: String
  var tags: [String: String]

  enum CodingKeys: String, CodingKey {
    case context, group, tags
    case displayName = "display_name"
  }

  init(_ snapshot: SnapshotResult) {
    let name = snapshot.snapshotName
    let variant = (name?.variant).flatMap { VariantText($0[...]) }
    group = snapshot.entry
    displayName = [snapshot.entry, name?.variant ?? snapshot.name, name?.tile.map { "tile \($0)" }]
      .compactMap(\.self).joined(separator: " ")
    context = Context(
      verdict: snapshot.isRecorded ? "recorded" : snapshot.verdict.rawValue,
      changes: snapshot.explanationLines.isEmpty
        ? [snapshot.message].compactMap(\.self) : snapshot.explanationLines)
    tags = [:]
    if let width = variant?.width { tags["width"] = String(width) }
    if let scale = variant?.scale { tags["scale"] = String(scale.dropFirst().dropLast()) }
    for trait in variant?.traits.split(separator: "-") ?? [] { tags[String(trait)] = "true" }
  }
}
