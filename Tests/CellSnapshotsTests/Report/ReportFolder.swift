import CellDrawing
import Foundation
import CellSnapTemporaryFiles

@testable import CellSnapshots

/// A run folder with a report that a script examines.
struct ReportFolder {
  private let folder: TemporaryFolder
  private let page: String

  /// JavaScript that an examining script can use.
  private static let helpers = """
    // Goes to an address, and waits until the page shows it.
    const go = (hash) => new Promise((resolve) => {
      if (location.hash === (hash && `#${hash}`)) return resolve();
      addEventListener("hashchange", resolve, { once: true });
      location.hash = hash;
    });
    // Waits until the page has such an element.
    const appears = (selector) => new Promise((resolve) => {
      const look = () => document.querySelector(selector) && resolve();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
      look();
    });
    // Waits until all pictures are loaded, or cannot be.
    const pictures = () => Promise.all([...document.images].map((image) => image.complete ||
      new Promise((resolve) => ["load", "error"].forEach((name) => image.addEventListener(name, resolve)))));

    """

  /// - Parameter script: JavaScript that adds what it sees to `seen`, as texts. It can use `await go(hash)`,
  ///   `await appears(selector)` and `await pictures()`.
  init(_ report: HTMLReport, script: String) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path(of: "images"), withIntermediateDirectories: true)
    for (name, height) in [("a", 60), ("b", 2000), ("c", 2000)] {
      let bytes = PNG.encode(try Bitmap(width: 80, height: height), compression: .fast)
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path(of: "images/\(name).png")))
    }
    let problems = """
      <script>
      window.problems = [];
      addEventListener("error", (event) => problems.push(event.message));
      addEventListener("securitypolicyviolation", (event) => problems.push(event.blockedURI));
      </script>
      """
    let ending = """
      const notes = document.createElement("pre");
      notes.id = "seen";
      notes.textContent = encodeURIComponent(JSON.stringify(seen));
      document.body.append(notes);
      """
    page = try folder.write(
      report.text.replacing("<head>", with: "<head>" + problems, maxReplacements: 1)
        .replacing(
          "</body>", with: "<script type=\"module\">\(Self.helpers)\(script)\n\(ending)</script></body>"),
      to: "report.html")
  }

  /// Returns the texts that the script put into `seen`, by their names.
  func seen(width: Int = 1300) async throws -> [String: String] {
    let document = try await Chromium.document(of: page, width: width)
    guard let start = document.firstRange(of: "<pre id=\"seen\">")?.upperBound,
      let end = document[start...].firstRange(of: "</pre>")?.lowerBound,
      let json = document[start..<end].removingPercentEncoding
    else { throw Chromium.Failure(output: document) }
    return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
  }
}
