import Foundation

@testable import CellSnapshots

extension Run {
  /// A run with one snapshot of each kind, whose names have characters that are special in HTML, JSON and
  /// shells.
  static var fabricated: Run {
    Run(
      program: "1.0", references: "Snapshots", rule: "exact",
      snapshots: [
        .different("WallPost/short.320@2x", entry: "WallPost/short"),
        .different("WallPost/short.375@2x", entry: "WallPost/short"),
        .similar("Feed/Feed.320@2x", entry: "Feed"),
        .missing("</script><!--<b>\"'&/it's 🎈.320@2x", entry: "</script><!--<b>\"'&/it's 🎈"),
        .missing("مرحبا/\u{2028}\u{202E}a*b?[c]\\.320@2x", entry: "مرحبا/\u{2028}\u{202E}a*b?[c]\\"),
        .recorded("-Login/new.320@2x", entry: "-Login/new"),
        SnapshotResult(name: "Friends/Friends.320@2x", entry: "Friends", verdict: .identical),
        .unreadable("Profile/Profile.320@2x", entry: "Profile"),
      ],
      dead: ["Old/<i>gone</i>.320@2x.png"])
  }
}

extension SnapshotResult {
  static func different(_ name: String, entry: String) -> SnapshotResult {
    var result = SnapshotResult(name: name, entry: entry, verdict: .different)
    result.reference = RunPicture(path: "images/a.png", width: 80, height: 60, scale: 2)
    result.actual = RunPicture(path: "images/b.png", width: 80, height: 2000, scale: 2)
    result.difference = RunPicture(path: "images/c.png", width: 80, height: 2000, scale: 2)
    result.explanation = Explanation(lines: [
      Explanation.Line(
        text: "MessageCell: messageLabel moved by 5", kind: .geometry,
        referenceFrame: CGRect(x: 5, y: 10, width: 20, height: 8),
        actualFrame: CGRect(x: 5, y: 900, width: 20, height: 8)),
      Explanation.Line(
        text: "MessageCell: starView appeared", kind: .data,
        actualFrame: CGRect(x: 30, y: 0, width: 10, height: 10)),
      Explanation.Line(
        text: "a view of no size anybody could draw", kind: .style,
        actualFrame: CGRect(x: CGFloat.infinity, y: .nan, width: -.infinity, height: 1)),
      Explanation.Line(text: "<b>rows</b> 3 & 4 inserted", kind: .data),
    ])
    return result
  }

  static func similar(_ name: String, entry: String) -> SnapshotResult {
    var result = different(name, entry: entry)
    result.verdict = .similar
    return result
  }

  static func missing(_ name: String, entry: String) -> SnapshotResult {
    var result = SnapshotResult(name: name, entry: entry, verdict: .missing)
    result.actual = RunPicture(path: "images/b.png", width: 80, height: 2000, scale: 2)
    return result
  }

  static func recorded(_ name: String, entry: String) -> SnapshotResult {
    var result = missing(name, entry: entry)
    result.isRecorded = true
    return result
  }

  static func unreadable(_ name: String, entry: String) -> SnapshotResult {
    var result = missing(name, entry: entry)
    result.verdict = .unreadable
    result.message = "it is a pointer file of git-lfs; run git lfs pull"
    return result
  }
}
