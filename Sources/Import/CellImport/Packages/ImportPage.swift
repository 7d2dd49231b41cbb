internal import Foundation

/// The page with the pictures of an import, and with the reasons where there are none.
struct ImportPage {
  private let report: ImportReport

  init(_ report: ImportReport) {
    self.report = report
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>\(ImportPageText.escaped(report.targetName))</title>
    <style>
    :root { color-scheme: light dark; --line: light-dark(#ddd, #444); --quiet: light-dark(#666, #aaa) }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem }
    h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.5rem }
    h3 { font-size: 1rem; margin: 0 0 .4rem } small, td, details, .advice { color: var(--quiet) }
    h3, p, li { overflow-wrap: anywhere }
    section { border-top: 1px solid var(--line); padding: 1rem 0 }
    .pictures { display: flex; gap: 1rem; overflow-x: auto }
    figure { margin: 0 } img { display: block; border: 1px solid var(--line) }
    figcaption { font-size: .8rem; color: var(--quiet) } p, ul { margin: .4rem 0 } details, .advice { font-size: .9rem }
    table { border-collapse: collapse; width: 100%; font-size: .9rem }
    th, td { border-top: 1px solid var(--line); padding: .3rem .8rem .3rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere }
    </style></head><body>
    <h1>\(ImportPageText.escaped(report.targetName))</h1>
    <p>\(ImportPageText.escaped(report.lines.first ?? ""))</p>
    \(ViewKind.allCases.map { kind in section(kind.title, report.classes.filter { $0.kind == kind }) }.joined())
    \(reasons)
    \(tests)
    \(losses)
    \(missing)
    </body></html>

    """
  }

  private func section(_ title: String, _ classes: [ImportReport.Class]) -> String {
    let shown = classes.filter { !$0.seenPictures.isEmpty }.sorted { $0.name < $1.name }
    guard !shown.isEmpty else { return "" }
    return "<h2>\(title)</h2>\n"
      + shown.map { ReportRow($0, in: report, at: output).html }.joined(separator: "\n")
  }

  private var output: URL { report.output }

  private var reasons: String {
    let all = report.classes.filter { $0.seenPictures.isEmpty && $0.reason != nil }
    guard !all.isEmpty else { return "" }
    return "<h2>Without a picture</h2><table><tr><th>Class<th>File<th>Reason<th>What you can do</tr>"
      + all.sorted { ($0.kind, $0.name) < ($1.kind, $1.name) }.map { one in
        "<tr><th>\(ImportPageText.escaped(one.name))<td>\(ImportPageText.escaped(ImportPageText.fileName(one.path)))"
          + "<td>\(ImportPageText.escaped(one.reason ?? "")) \(ReportRow(one, in: report, at: output).details)"
          + "<td>\(ImportPageText.escaped(ClassAdvice(for: one, in: report).text ?? ""))</tr>"
      }.joined(separator: "\n") + "</table>"
  }

  /// The files of snapshot tests that are left out.
  private var tests: String {
    guard !report.tests.isEmpty else { return "" }
    let rows = report.tests.flatMap { tests in
      tests.losses.map {
        "<tr><th>\(ImportPageText.escaped(tests.moduleName))<td>\(ImportPageText.escaped($0.text))</tr>"
      }
    }
    return "<h2>Snapshot tests</h2>"
      + report.tests.map { "<p>\(ImportPageText.escaped($0.summary))</p>" }.joined()
      + (rows.isEmpty
        ? "" : "<table><tr><th>Target<th>Left out</tr>" + rows.joined(separator: "\n") + "</table>")
  }

  /// The parts of the app's files that are left out, the file with most first.
  private var losses: String {
    guard !report.losses.isEmpty else { return "" }
    let files = Dictionary(grouping: report.losses, by: \.path)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    return "<h2>Left out of the app’s files</h2><table><tr><th>Place<th>Declaration<th>Reason</tr>"
      + files.map { path, losses in
        "<tbody id=\"\(ImportPageText.escaped(ImportPageText.identifier(of: path)))\">"
          + losses.map { loss in
            "<tr><td>\(ImportPageText.escaped(ImportPageText.fileName(loss.path))):\(loss.line)"
              + "<td>\(ImportPageText.escaped(loss.key)), \(ImportPageText.escaped(loss.part))<td>\(ImportPageText.escaped(loss.reason))</tr>"
          }.joined(separator: "\n") + "</tbody>"
      }.joined(separator: "\n") + "</table>"
  }

  private var missing: String {
    var text = ""
    if !report.ownModules.isEmpty {
      text +=
        "<h2>Modules of the app</h2><p>\(ImportPageText.escaped(report.ownModules.joined(separator: ", ")))</p>"
    }
    if !report.modules.isEmpty {
      text +=
        "<h2>Modules from their sources</h2><table><tr><th>Module<th>Files<th>Left out</tr>"
        + report.modules.map {
          "<tr><th>\(ImportPageText.escaped($0.name))<td>\($0.wholeFiles) of \($0.files) whole<td>\($0.lostDeclarations) declarations</tr>"
        }.joined(separator: "\n") + "</table>"
    }
    if !report.missingModules.isEmpty {
      text +=
        "<h2>Modules that are not there</h2><table><tr><th>Module<th>Reason</tr>"
        + report.missingModules.map {
          "<tr><th>\(ImportPageText.escaped($0.name))<td>\(ImportPageText.escaped($0.reason))</tr>"
        }
        .joined(separator: "\n") + "</table>"
    }
    if !report.missingTypes.isEmpty {
      text +=
        "<h2>Types that no file declares</h2><p>\(ImportPageText.escaped(report.missingTypes.joined(separator: ", ")))</p>"
    }
    return text
  }
}
