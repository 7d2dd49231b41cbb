import Foundation

/// A report of a run as one HTML file, which needs no network.
///
/// Small pictures are part of the file. The other pictures are in the folder `images` beside it.
package struct HTMLReport: Hashable, Sendable {
  package var run: Run
  /// The command that runs the program in the lines to copy, in a shell's syntax: `swift run snapshots`.
  package var program: String
  /// The words after the command's name in those lines: `["--references", "References"]`.
  package var options: [String]
  /// The pictures that are part of the page, by their paths.
  package var pictures: [String: [UInt8]]
  /// The path from the page to the references; nil if a browser could not find them.
  package var references: String?

  package init(
    run: Run, program: String, options: [String] = [], pictures: [String: [UInt8]] = [:],
    references: String? = nil
  ) {
    self.run = run
    self.program = program
    self.options = options
    self.pictures = pictures
    self.references = references
  }

  /// Makes the report of a run from its folder.
  package init(run: Run, in folder: RunFolder, program: String, options: [String] = []) {
    self.init(
      run: run, program: program, options: options, pictures: folder.smallPictures(of: run),
      references: FilePath.relative(run.references, to: folder.path))
  }

  /// The page's text, which belongs into the run folder as `report.html`.
  package var text: String {
    ReportPage.text(
      title: title, data: EmbeddedJSON.text(of: ReportData(self)),
      pictures: embeddedPictures)
  }

  /// Returns the text of a page with buttons for decisions, which a server sends.
  ///
  /// - Parameters:
  ///   - token: The secret that the page sends with decisions.
  ///   - number: The number of the run.
  ///   - nonce: The random word that the server's policy allows scripts by.
  package func text(forReviewWith token: String, run number: Int, nonce: String) -> String {
    var data = ReportData(self)
    data.review = ReportData.Review(token: token, run: number)
    return ReportPage.text(
      title: title, data: EmbeddedJSON.text(of: data), pictures: embeddedPictures, policy: "", nonce: nonce)
  }

  /// The pictures as JSON. Their paths and texts need no escapes.
  private var embeddedPictures: String {
    let members = pictures.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\":\"\(Data($0.value).base64EncodedString())\"" }
    return "{\(members.joined(separator: ","))}"
  }

  /// The title of the browser's tab, with the number of failing snapshots first.
  private var title: String {
    let failing = run.snapshots.count { !$0.isPassing }
    return failing == 0 ? "Snapshots" : "(\(failing)) Snapshots"
  }
}
