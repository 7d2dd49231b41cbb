import Foundation
import Testing

struct LooksTests {
  private let finder: LookFinder
  private let sources: [(path: String, text: String)]

  /// The files that may set looks outside of Styles, with the reason.
  private let exceptions = [
    "Drawing/RichText+Attributed.swift":
      "makes the attributes of texts for Styles"
  ]

  init() throws {
    finder = try LookFinder()
    var folder = URL(filePath: #filePath)
    for _ in 1...4 { folder.deleteLastPathComponent() }
    folder.append(path: "Sources/Pattern/SocialFeed")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    sources = try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
    }
  }

  @Test func `looks are set only in the files of Styles`() {
    for (path, text) in sources where !path.hasSuffix("+Styles.swift") && exceptions[path] == nil {
      for line in finder.lines(in: text) { Issue.record("\(path) sets a look: \(line)") }
    }
  }

  @Test func `binding and resizing call no function of Styles`() {
    for (path, text) in sources where path.hasSuffix("+Management.swift") {
      for function in ["bindData", "resizeSubviews"] {
        let body = finder.body(of: function, in: text) ?? ""
        #expect(!body.isEmpty, "\(path) has no \(function)")
        #expect(!body.contains("style("), "\(function) in \(path)")
      }
    }
  }

  @Test func `each class with a file of Management has looks in Styles`() {
    let managed = sources.map(\.path).filter { $0.hasSuffix("+Management.swift") }
    #expect(managed.count == 8)
    for path in managed {
      let styles = path.replacing("+Management", with: "+Styles")
      let text = sources.first { $0.path == styles }?.text ?? ""
      #expect(!finder.lines(in: text).isEmpty, "\(styles)")
    }
  }

  @Test func `each exception is a file that sets looks`() {
    for path in exceptions.keys {
      let text = sources.first { $0.path == path }?.text ?? ""
      #expect(!finder.lines(in: text).isEmpty, "\(path)")
    }
  }

  @Test(arguments: [
    "label?.textAlignment = .left", "alpha = 0.5", "for view in views { view.layer.cornerRadius = 4 }",
    "button.titleLabel?.font = font", "button.setTitleColor(.white, for: .normal)", "view.alpha *= 0.5",
  ])
  func `a line that sets a look is found`(line: String) {
    #expect(finder.lines(in: "  \(line)\n") == [line])
  }

  @Test(arguments: [
    "let font = style.font", "if label.font == other { return }", "/// alpha = 1",
    "RichTextStyle(font: font)",
    "label.text = title", "static func style(label: UILabel, alpha: CGFloat) {",
  ])
  func `a line that sets no look is not found`(line: String) {
    #expect(finder.lines(in: "  \(line)\n").isEmpty)
  }
}
