/// A run as a page to look at in a browser: one HTML file beside the folder `images`, which needs no network.
package struct HTMLReport: Hashable, Sendable {
  package var run: Run
  /// What runs the program in the lines to copy, as a shell reads it: `swift run snapshots`.
  package var program: String
  /// The words that follow the command's name in those lines: `["--references", "References"]`.
  package var options: [String]

  package init(run: Run, program: String, options: [String] = []) {
    self.run = run
    self.program = program
    self.options = options
  }

  /// The page, to be written as `report.html` into the run folder.
  package var text: String {
    ReportPage.text(title: title, data: EmbeddedJSON.text(of: ReportData(self)))
  }

  /// What a tab of the browser shows: what is to be looked at first.
  private var title: String {
    let failing = run.snapshots.count { !$0.isPassing }
    return failing == 0 ? "Snapshots" : "(\(failing)) Snapshots"
  }
}
