import Foundation

/// A page with a script that examines it and notes what it sees.
package enum CheckedPage {
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

  /// Returns the text of a page with a script that adds what it sees to `seen`, as texts. The script can use
  /// `await go(hash)`, `await appears(selector)`, `await pictures()`, and `problems` of the page.
  package static func text(of page: String, script: String) -> String {
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
    return page.replacing("<head>", with: "<head>" + problems, maxReplacements: 1)
      .replacing("</body>", with: "<script type=\"module\">\(helpers)\(script)\n\(ending)</script></body>")
  }

  /// Opens the page's file and returns the texts that its script put into `seen`, by their names.
  package static func seen(on file: String, width: Int = 1300) async throws -> [String: String] {
    let document = try await Chromium.document(of: file, width: width)
    guard let start = document.firstRange(of: "<pre id=\"seen\">")?.upperBound,
      let end = document[start...].firstRange(of: "</pre>")?.lowerBound,
      let json = document[start..<end].removingPercentEncoding
    else { throw Chromium.Failure(output: document) }
    return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
  }
}
