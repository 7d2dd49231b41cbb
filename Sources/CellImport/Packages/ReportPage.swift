internal import Foundation

/// The page with the pictures of an import, and with the reasons where there are none.
struct ReportPage {
  private let report: ImportReport

  init(_ report: ImportReport) {
    self.report = report
  }

  var html: String {
    let cells = report.classes.filter(\.isCell).sorted { $0.name < $1.name }
    let views = report.classes.filter { !$0.isCell }.sorted { $0.name < $1.name }
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(escaped(report.targetName))</title>
      <style>
      :root { color-scheme: light dark; --line: light-dark(#ddd, #444); --quiet: light-dark(#666, #aaa) }
      body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem }
      h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem }
      h3 { font-size: 1rem; margin: 1.5rem 0 .4rem } small, td { color: var(--quiet) }
      figure { display: inline-block; margin: 0 1rem 1rem 0; vertical-align: top }
      img { display: block; border: 1px solid var(--line); max-width: 100% } figcaption { font-size: .8rem; color: var(--quiet) }
      table { border-collapse: collapse; width: 100%; font-size: .9rem }
      th, td { border-top: 1px solid var(--line); padding: .3rem .8rem .3rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
      </style></head><body>
      <h1>\(escaped(report.targetName))</h1>
      <p>\(escaped(report.lines.first ?? ""))</p>
      \(section("Cells", cells))
      \(section("Other views", views))
      \(reasons)
      \(tests)
      \(losses)
      \(missing)
      </body></html>

      """
  }

  private func section(_ title: String, _ classes: [ImportReport.Class]) -> String {
    let shown = classes.filter { !$0.seenPictures.isEmpty }
    guard !shown.isEmpty else { return "" }
    return "<h2>\(title)</h2>"
      + shown.map { one in
        "<h3>\(escaped(one.name)) <small>\(escaped(fileName(one.path)))</small></h3>"
          + one.seenPictures.map { picture($0.path) }.joined()
      }.joined(separator: "\n")
  }

  private func picture(_ path: String) -> String {
    let name = fileName(path).replacing(".png", with: "")
    let scale = name.contains("@3x") ? 3 : name.contains("@1x") ? 1 : 2
    let source = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return """
      <figure><img src="\(escaped(source))" srcset="\(escaped(source)) \(scale)x" alt="\(escaped(name))" loading="lazy">\
      <figcaption>\(escaped(name))</figcaption></figure>
      """
  }

  private var reasons: String {
    let all = report.classes.filter { $0.reason != nil }
    guard !all.isEmpty else { return "" }
    return "<h2>Without a picture</h2><table><tr><th>Class<th>File<th>Reason</tr>"
      + all.sorted { ($0.isCell ? 0 : 1, $0.name) < ($1.isCell ? 0 : 1, $1.name) }.map {
        "<tr><th>\(escaped($0.name))<td>\(escaped(fileName($0.path)))<td>\(escaped($0.reason ?? ""))</tr>"
      }.joined(separator: "\n") + "</table>"
  }

  /// The files of snapshot tests that are left out.
  private var tests: String {
    guard !report.tests.isEmpty else { return "" }
    let rows = report.tests.flatMap { tests in
      tests.losses.map { "<tr><th>\(escaped(tests.moduleName))<td>\(escaped($0.text))</tr>" }
    }
    return "<h2>Snapshot tests</h2>"
      + report.tests.map { "<p>\(escaped($0.summary))</p>" }.joined()
      + (rows.isEmpty
        ? "" : "<table><tr><th>Target<th>Left out</tr>" + rows.joined(separator: "\n") + "</table>")
  }

  /// The parts of the app's files that are left out, the file with most first.
  private var losses: String {
    guard !report.losses.isEmpty else { return "" }
    let files = Dictionary(grouping: report.losses, by: \.path)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return "<h2>Left out of the app’s files</h2><table><tr><th>Place<th>Declaration<th>Reason</tr>"
      + files.flatMap(\.value).map { loss in
        "<tr><td>\(escaped(fileName(loss.path))):\(loss.line)<td>\(escaped(loss.key)), \(escaped(loss.part))"
          + "<td>\(escaped(loss.reason))</tr>"
      }.joined(separator: "\n") + "</table>"
  }

  private var missing: String {
    var text = ""
    if !report.ownModules.isEmpty {
      text += "<h2>Modules of the app</h2><p>\(escaped(report.ownModules.joined(separator: ", ")))</p>"
    }
    if !report.modules.isEmpty {
      text +=
        "<h2>Modules from their sources</h2><table><tr><th>Module<th>Files<th>Left out</tr>"
        + report.modules.map {
          "<tr><th>\(escaped($0.name))<td>\($0.wholeFiles) of \($0.files) whole<td>\($0.lostDeclarations) declarations</tr>"
        }.joined(separator: "\n") + "</table>"
    }
    if !report.missingModules.isEmpty {
      text +=
        "<h2>Modules that are not there</h2><table><tr><th>Module<th>Reason</tr>"
        + report.missingModules.map { "<tr><th>\(escaped($0.name))<td>\(escaped($0.reason))</tr>" }
        .joined(separator: "\n") + "</table>"
    }
    if !report.missingTypes.isEmpty {
      text +=
        "<h2>Types that no file declares</h2><p>\(escaped(report.missingTypes.joined(separator: ", ")))</p>"
    }
    return text
  }

  private func fileName(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
