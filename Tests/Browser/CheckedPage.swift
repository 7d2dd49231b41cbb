import Foundation

/// A page with a script that examines it and notes what it sees.
package enum CheckedPage {
  /// Returns the text of a page with a script that adds what it sees to `seen`, as texts. The script can use what
  /// `user.js` declares, such as `await press(key)`, `await appears(selector)`, and `problems` of the page.
  package static func text(of page: String, script: String) -> String {
    let problems = """
      <script>
      window.problems = [];
      addEventListener("error", (event) => problems.push(event.message));
      addEventListener("securitypolicyviolation", (event) => problems.push(event.blockedURI));
      </script>
      """
    let user = String(decoding: PackageResources.user_js, as: UTF8.self)
    return page.replacing("<head>", with: "<head>" + problems, maxReplacements: 1)
      .replacing(
        "</body>", with: "<script type=\"module\">\(user)\n\(script)\nwriteNotes();\n</script></body>")
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
