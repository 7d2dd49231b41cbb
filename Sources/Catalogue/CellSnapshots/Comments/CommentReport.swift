/// A report of a run as a comment on a pull request, in Markdown:
///
///     <!-- cellsnap -->
///     ## Snapshots differ
///
///     92 snapshots: 80 identical, 12 different
///
///     * **different** in 12 snapshots, such as `Feed/Feed.320@2x`: `FeedCell: starView moved by 4`
///
///     | Snapshot | Reference, actual picture and difference |
///     |---|---|
///     | `Feed/Feed.320@2x` | [![Feed_Feed.320@2x](https://…/Feed_Feed.320@2x-….png)](https://…) |
package enum CommentReport {
  /// The first line of each comment, by which a later run finds the comment that it replaces.
  package static let marker = "<!-- cellsnap -->"
  /// The maximum length in bytes of UTF-8. GitHub accepts 65,536 characters.
  static let maximumLength = 60_000
  /// The maximum number of Unicode scalars of a name or a change.
  private static let maximumTextLength = 400
  private static let ending = "The report of the run has the rest."

  /// - Parameters:
  ///   - pictures: The pictures of the comment.
  ///   - address: The address of the folder with the pictures; nil if there is none, so that they are only named.
  package static func text(_ run: Run, pictures: [CommentPicture] = [], address: String? = nil) -> String {
    let groups = ChangeGroup.groups(of: run)
    let table = rows(of: pictures, address: address)
    let title =
      [
        marker, "## " + MarkdownReport.title(of: run), "",
        RunCounts(run).text + (run.decodesReferences == true ? "; every reference decoded" : ""), "",
      ] + MarkdownReport.base(of: run)
    let shards = run.missingShards
    let missing = shards.isEmpty ? [] : ["* the snapshots of \(count(shards.count, "shard")) are missing"]
    let dead = run.dead.isEmpty ? [] : ["* \(count(run.dead.count, "reference")) that no entry produces"]
    let lines = missing + groups.map(line) + dead
    // The pictures come last, and there is always room for them.
    let rest = maximumLength - table.reduce(0) { $0 + $1.utf8.count + 1 }
    let text = MarkdownText.joined(
      title + lines + (lines.isEmpty ? [] : [""]), atMost: rest, ending: ending)
    return text + table.map { $0 + "\n" }.joined()
  }

  /// Returns the line about a group.
  private static func line(_ group: ChangeGroup) -> String {
    let example = group.example
    let name = MarkdownText.code(short(example.name))
    let place =
      group.snapshots.count == 1 ? "in \(name)" : "in \(group.snapshots.count) snapshots, such as \(name)"
    let explained =
      example.explanationLines.isEmpty ? [example.message].compactMap(\.self) : example.explanationLines
    let changes = example.rendererChanges ?? explained
    guard let first = changes.first else { return "* **\(example.verdict.words)** \(place)" }
    let more = changes.count > 1 ? ", and \(count(changes.count - 1, "more change"))" : ""
    return "* **\(example.verdict.words)** \(place): \(MarkdownText.code(short(first)))\(more)"
  }

  private static func count(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }

  private static func rows(of pictures: [CommentPicture], address: String?) -> [String] {
    guard !pictures.isEmpty else { return [] }
    return ["", "| Snapshot | Reference, actual picture and difference |", "|---|---|"]
      + pictures.map { picture in
        let name = MarkdownText.cell(short(picture.snapshot))
        guard let address else { return "| \(name) | `\(picture.name)` |" }
        let link = address + (address.hasSuffix("/") ? "" : "/") + picture.name
        return "| \(name) | [![\(picture.title)](\(link))](\(link)) |"
      }
  }

  private static func short(_ text: String) -> String { PrintableText.line(text, atMost: maximumTextLength) }
}
