/// A report of a run in JUnit's XML, which CI systems read:
///
///     <testsuites name="snapshots" tests="2" failures="1">
///       <testsuite name="WallPost/short" tests="2" failures="1">
///         <testcase classname="WallPost/short" name="320@2x"/>
///         <testcase classname="WallPost/short" name="375@2x"><failure type="different" message="…">…</failure></testcase>
package enum JUnitReport {
  /// - Parameter name: The name of the whole report.
  package static func text(_ run: Run, name: String) -> String {
    let open = run.isComplete ? 0 : 1
    let failures = run.snapshots.count { !$0.isPassing } + open
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="\#(escaped(name))" tests="\#(run.snapshots.count + open)" failures="\#(failures)">"#,
    ]
    for suite in suites(of: run) {
      let failures = suite.snapshots.count { !$0.isPassing }
      lines.append(
        #"  <testsuite name="\#(escaped(suite.entry))" tests="\#(suite.snapshots.count)" "#
          + #"failures="\#(failures)">"#)
      lines += suite.snapshots.flatMap(testCase)
      lines.append("  </testsuite>")
    }
    if !run.isComplete {
      lines += [
        #"  <testsuite name="run" tests="1" failures="1">"#,
        #"    <testcase classname="run" name="end"><failure type="incomplete" "#
          + #"message="the run did not finish"></failure></testcase>"#, "  </testsuite>",
      ]
    }
    lines.append("</testsuites>\n")
    return lines.joined(separator: "\n")
  }

  private static func suites(of run: Run) -> [(entry: String, snapshots: [SnapshotResult])] {
    var suites: [(entry: String, snapshots: [SnapshotResult])] = []
    var places: [String: Int] = [:]
    for snapshot in run.snapshots {
      if let place = places[snapshot.entry] {
        suites[place].snapshots.append(snapshot)
      } else {
        places[snapshot.entry] = suites.count
        suites.append((snapshot.entry, [snapshot]))
      }
    }
    return suites
  }

  private static func testCase(_ snapshot: SnapshotResult) -> [String] {
    let opening =
      #"    <testcase classname="\#(escaped(snapshot.entry))" name="\#(escaped(snapshot.name))""#
    if snapshot.verdict == .notAffected { return [opening + "><skipped/></testcase>"] }
    guard !snapshot.isPassing else { return [opening + "/>"] }
    let message = #"type="\#(snapshot.verdict.rawValue)" message="\#(escaped(snapshot.headline))""#
    let explanation = snapshot.explanationLines.map(escaped).joined(separator: "\n")
    return [opening + "><failure \(message)>\(explanation)</failure></testcase>"]
  }

  /// Returns the text with escapes for XML. Control characters that XML 1.0 cannot contain are replaced.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      case _ where PrintableText.isUnprintable(scalar): escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
