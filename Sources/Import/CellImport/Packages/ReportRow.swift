internal import Foundation

/// The row of a page about one class: its pictures, the likeliest first, and what was said about them.
struct ReportRow {
  private let shown: ImportReport.Class
  private let report: ImportReport
  /// The folder of the package.
  private let folder: URL

  init(_ shown: ImportReport.Class, in report: ImportReport, at folder: URL) {
    self.shown = shown
    self.report = report
    self.folder = folder
  }

  var html: String {
    let advice = ClassAdvice(for: shown, in: report).text.map {
      "<p class=\"advice\">\(ImportPageText.escaped($0))</p>"
    }
    return """
      <section><h3>\(ImportPageText.escaped(shown.name)) <small>\(ImportPageText.escaped(ImportPageText.fileName(shown.path)))</small></h3>
      <div class="pictures">\(PictureOrder.ordered(shown.seenPictures, after: lines).map(picture).joined())</div>
      \(blank)\(advice ?? "")\(details)</section>
      """
  }

  /// The lines about the class and the link to what is left out of its file.
  var details: String {
    let left = report.losses.count { $0.path == shown.path }
    let link =
      left == 0
      ? ""
      : "<p><a href=\"#\(ImportPageText.escaped(ImportPageText.identifier(of: shown.path)).replacing("%", with: "%25"))\">"
        + "\(left) \(left == 1 ? "part" : "parts") of \(ImportPageText.escaped(ImportPageText.fileName(shown.path))) left out</a></p>"
    guard !lines.isEmpty else { return link }
    let items = lines.map { "<li>\(ImportPageText.escaped($0))" }.joined()
    return link
      + "<details><summary>\(lines.count) \(lines.count == 1 ? "line" : "lines") of render</summary><ul>\(items)</ul></details>"
  }

  /// The blank pictures, without the pictures themselves.
  private var blank: String {
    let blanks = shown.pictures.filter { $0.blankReason != nil }
    guard !blanks.isEmpty else { return "" }
    let items = Dictionary(grouping: blanks) { $0.blankReason ?? "" }.sorted { $0.key < $1.key }
      .map { reason, pictures in
        "<li>\(ImportPageText.escaped(pictures.map(title).joined(separator: ", "))): \(ImportPageText.escaped(reason))"
      }
    return
      "<details><summary>\(blanks.count) blank \(blanks.count == 1 ? "picture" : "pictures")</summary><ul>\(items.joined())</ul></details>"
  }

  private var lines: [String] { DrawnLines(report.drawnLines).about(shown.name.replacing(".", with: " ")) }

  /// Returns a picture in its size in points, so that all pictures have the same scale.
  private func picture(_ picture: ImportReport.Picture) -> String {
    let source = picture.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? picture.path
    let size = PictureSize(of: folder.appending(path: picture.path), scale: scale(of: picture)).map {
      " width=\"\($0.width)\" height=\"\($0.height)\""
    }
    return """
      <figure><img src="\(ImportPageText.escaped(source))"\(size ?? "") alt="\(ImportPageText.escaped(title(picture)))" loading="lazy">\
      <figcaption>\(ImportPageText.escaped(title(picture)))</figcaption></figure>
      """
  }

  private func title(_ picture: ImportReport.Picture) -> String {
    ImportPageText.fileName(picture.path).replacing(".png", with: "")
  }

  private func scale(of picture: ImportReport.Picture) -> Int {
    title(picture).firstMatch(of: #/@([1-9])x/#).flatMap { Int($0.1) } ?? 2
  }
}
