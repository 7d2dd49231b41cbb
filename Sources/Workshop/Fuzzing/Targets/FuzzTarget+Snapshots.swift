import CellSnapshots
import Foundation

extension FuzzTarget {
  static let layouts = FuzzTarget("layouts", "the text of a layout, read, written and compared") { bytes in
    let texts = bytes.split(separator: 0, maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
    let layouts = texts.compactMap { try? SnapshotLayout(parsing: $0) }
    for layout in layouts {
      let again = try? SnapshotLayout(parsing: layout.text)
      precondition(again?.text == layout.text, "a layout is written in a form that cannot be read")
    }
    guard layouts.count == 2 else { return }
    _ = Explanation(
      from: layouts[0], to: layouts[1], changedBoxes: [CGRect(x: 0, y: 0, width: 9, height: 9)])
  }

  static let times = FuzzTarget("times", "the times.json of a run, read, written and used for shards") {
    bytes in
    guard let times = try? SnapshotTimes(decoding: bytes, "times.json") else { return }
    let again = try? SnapshotTimes(decoding: times.bytes, "times.json")
    precondition(
      again == times && again?.hash == times.hash, "times are written in a form that cannot be read")
    let pieces = ["a", "b", "c"].map { ShardBalance.Piece(name: $0, time: times[$0] ?? 1) }
    precondition(ShardBalance.shards(of: pieces, count: 2).allSatisfy((1...2).contains))
  }

  static let runs = FuzzTarget("runs", "the run.json of a run, read and reported in every format") { bytes in
    guard let run = try? RunFolder.decode(bytes, "run.json", program: "fuzz") else { return }
    _ = HTMLReport(run: run, program: "fuzz").text
    _ = JUnitReport.text(run, name: "fuzz")
    _ = MarkdownReport.text(run, program: "fuzz")
    _ = GitHubAnnotations.lines(run)
    let pictures = run.snapshots.prefix(6).map { CommentPicture(snapshot: $0.name, bytes: []) }
    let comment = CommentReport.text(run, pictures: pictures, address: "https://example.com")
    precondition(
      comment.utf8.count <= 60_000 && comment.hasPrefix(CommentReport.marker), "a comment is too long")
    _ = (RunCounts(run), UnseenLayouts(run), EntryExplanation(of: run.snapshots))
    var settled = run
    settled.settleBase()
    _ = BaseSummary.lines(settled)
  }
}
