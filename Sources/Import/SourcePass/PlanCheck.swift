package import Foundation

/// A comparison of the plan that the plugin made with the current files, where SwiftPM does not compare them.
///
///     lines   /app/Feed/AppFiles.swift   // source-pass: ../App   // source-pass-exclude: ../App/Legacy
///     folder  /app/App                   Cells/Main.swift
///
/// Tabs separate the parts. A line `folder` has the names of the Swift files and folders in it.
package struct PlanCheck {
  private let plan: URL
  private let watched: URL

  /// Creates a check. SwiftPM sees every file that is added to or removed from the folder `watched`.
  package init(plan: URL, watched: URL) {
    self.plan = plan
    self.watched = watched
  }

  /// Throws where something changed, and makes SwiftPM plan the next build again.
  package func check() throws(PassError) {
    guard let text = try? String(contentsOf: plan, encoding: .utf8) else { throw .unreadable(plan.path) }
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count > 2 else { continue }
      let expected = parts[2...].joined(separator: "\t")
      let found = parts[0] == "lines" ? Self.lines(in: parts[1]) : Self.names(in: parts[1])
      guard found != expected else { continue }
      planAgain()
      throw parts[0] == "lines" ? .otherLines(parts[1]) : .otherFiles(parts[1])
    }
  }

  private static func lines(in file: String) -> String {
    let text = (try? String(contentsOf: URL(filePath: file), encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      let known = [
        "// source-pass", "// source-pass-exclude", "// source-pass-slice", "// source-pass-cut",
      ]
      guard words.count == 2, known.contains(words[0]) else { return nil }
      return "\(words[0]): \(words[1])"
    }.joined(separator: "\t")
  }

  private static func names(in folder: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { name in
      var status = stat()
      return !name.hasPrefix(".")
        && (name.hasSuffix(".swift") || stat("\(folder)/\(name)", &status) == 0 && status.isFolder)
    }.sorted().joined(separator: "/")
  }

  private func planAgain() {
    let file = watched.appending(path: "again.docc")
    if (try? FileManager.default.removeItem(at: file)) == nil { try? Data().write(to: file) }
  }
}
