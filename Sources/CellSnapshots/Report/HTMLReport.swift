import Foundation

/// A run as a page to look at in a browser: one HTML file, which needs no network, with the pictures in it where they are
/// small enough, or else beside the folder `images`.
package struct HTMLReport: Hashable, Sendable {
  package var run: Run
  /// What runs the program in the lines to copy, as a shell reads it: `swift run snapshots`.
  package var program: String
  /// The words that follow the command's name in those lines: `["--references", "References"]`.
  package var options: [String]
  /// The pictures that the page holds itself, by their paths.
  package var pictures: [String: [UInt8]]
  /// Where the references are, as seen from the page; nil where a browser could not find them.
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

  /// A run as its folder holds it.
  package init(run: Run, in folder: RunFolder, program: String, options: [String] = []) {
    self.init(
      run: run, program: program, options: options, pictures: folder.smallPictures(of: run),
      references: FilePath.relative(run.references, to: folder.path))
  }

  /// The page, to be written as `report.html` into the run folder.
  package var text: String {
    ReportPage.text(
      title: title, data: EmbeddedJSON.text(of: ReportData(self)),
      pictures: embeddedPictures)
  }

  /// JSON whose names and texts have no sign that it would write otherwise.
  private var embeddedPictures: String {
    let members = pictures.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\":\"\(Data($0.value).base64EncodedString())\"" }
    return "{\(members.joined(separator: ","))}"
  }

  /// What a tab of the browser shows: what is to be looked at first.
  private var title: String {
    let failing = run.snapshots.count { !$0.isPassing }
    return failing == 0 ? "Snapshots" : "(\(failing)) Snapshots"
  }
}
