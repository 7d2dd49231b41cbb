import CellSnapSourcePass
import Testing

@Suite struct PreviewStepTests {
  private let cell = "import UIKit\nclass Card: UIView {}\n"

  /// Returns the lines of a passed file from the third on.
  private func after(_ text: String, beside others: [String] = []) -> [String] {
    passed(cell + text, beside: others).squeezed.split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst(2).map(String.init)
  }

  @Test func `a preview of a view becomes a function that keeps its lines`() {
    let lines = after("#Preview(\"Short\") {\n  Card()\n}\nlet a = 1")
    #expect(
      lines[0].wholeMatch(of: /@MainActor func cellSnapPreview_File_[0-9]{5}_1\(\) -> CellSnapPreview \{ .*/)
        != nil)
    #expect(lines[0].hasSuffix("CellSnapPreview(file: \"App/File.swift\", \"Short\") {"))
    #expect(lines[1...3] == ["Card()", "} }", "let a = 1"])
  }

  @Test func `a preview without a name keeps its traits`() {
    let lines = after("#Preview(traits: .fixedLayout(width: 320, height: 80)) { Card() }")
    #expect(
      lines[0].contains(
        "CellSnapPreview(file: \"App/File.swift\", traits: .fixedLayout(width: 320, height: 80)) { Card() } }"
      ))
  }

  @Test func `the first file with a preview lists all of them`() {
    let text = passed(
      cell + "#Preview { Card() }", beside: ["import UIKit\n#if DEBUG\n#Preview { Card() }\n#endif"])
    #expect(
      text.squeezed.replacing(/_[0-9]{5}_/, with: "_").contains(
        """
        @MainActor enum CellSnapPreviews {
        static var all: [CellSnapPreview] { bySubject.map { $0.preview } }
        static var bySubject: [(subject: String, preview: CellSnapPreview)] {
        var all: [(subject: String, preview: CellSnapPreview)] = []
        all.append(("Card", cellSnapPreview_File_1()))
        #if DEBUG
        all.append(("Card", cellSnapPreview_Other0_1()))
        #endif
        return all
        }
        }
        """))
    #expect(!passed("let a = 1", beside: [cell + "#Preview { Card() }"]).contains("CellSnapPreviews"))
  }

  @Test(arguments: [
    "#Preview { Text(\"a\") }", "#Preview { Unknown() }", "#if os(macOS)\n#Preview { Card() }\n#endif",
    "#if DEBUG\n#else\n#Preview { Card() }\n#endif", "class A {\n#Preview { Card() }\n}",
  ])
  func `a preview of something else is removed`(text: String) {
    let passedText = passed(cell + text)
    #expect(!passedText.contains("#Preview"))
    #expect(!passedText.contains("CellSnapPreview"))
  }

  @Test func `a preview may name a nested type`() {
    let lines = after(
      "extension Card {\nstruct Model {}\nfunc show(_ model: Model) {}\n}\n"
        + "#Preview {\nlet card = Card()\ncard.show(Card.Model())\nreturn card\n}")
    #expect(lines.contains { $0.contains("CellSnapPreview {") })
  }

  /// Returns the functions that show previews, each on one line without its head.
  private func previews(_ text: String) -> [String] {
    let text = passed(cell + "import SwiftUI\n" + text)
    let functions = text[..<(text.firstRange(of: "@MainActor enum")?.lowerBound ?? text.endIndex)]
    return functions.split { $0.isWhitespace }.joined(separator: " ")
      .split(separator: "@MainActor func ").dropFirst()
      .map {
        String($0[($0.firstRange(of: "file: \"App/File.swift\", ")?.upperBound ?? $0.startIndex)...])
          .trimmingSuffix { "; ".contains($0) }
      }
  }

  @Test func `the closure of a provider's wrapper becomes a preview with its name and size`() {
    #expect(
      previews(
        """
        struct Card_Previews: PreviewProvider {
          static var previews: some View {
            UIViewPreview { Card() }.previewLayout(.fixed(width: 320, height: 80)).previewDisplayName("Short")
          }
        }
        """) == ["\"Short\", traits: .fixedLayout(width: 320, height: 80)) { Card() } }"])
  }

  @Test func `each closure of a provider becomes a preview`() {
    #expect(
      previews(
        """
        struct Card_Previews: PreviewProvider {
          static var previews: some View {
            Group { UIViewPreview { Card() }; UIViewPreview { let card = Card(); return card } }
          }
        }
        """
      ).joined().ranges(of: "Card()").count == 2)
  }

  @Test(arguments: [
    "Wrapper(Card())", "Card().toPreview()", "Wrapper(view: Card()).previewLayout(.sizeThatFits)",
  ])
  func `a view that a provider wraps otherwise becomes a preview`(text: String) {
    #expect(
      previews("struct Card_Previews: PreviewProvider {\nstatic var previews: some View { \(text) }\n}")
        == ["nil) { Card() } }"])
  }

  @Test(arguments: [
    "struct A: PreviewProvider {\nWRAPPER\nPREVIEWS\n}", "WRAPPER\nstruct A: PreviewProvider {\nPREVIEWS\n}",
  ])
  func `the view that a wrapper makes becomes a preview, and nothing is left of the wrapper`(text: String) {
    let text = text.replacing(
      "WRAPPER",
      with: "struct Wrapper: UIViewRepresentable {\nfunc makeUIView(context: Context) -> Card { Card() }\n"
        + "func updateUIView(_ view: Card, context: Context) {}\n}"
    ).replacing("PREVIEWS", with: "static var previews: some View { Wrapper() }")
    #expect(previews(text) == ["nil) { Card() } }"])
    let all = passed(cell + "import SwiftUI\n" + text)
    #expect(!all.contains("PreviewProvider"))
    #expect(!all.contains("UIViewRepresentable"))
  }

  @Test(arguments: [
    "static let card = Card()\nstatic var previews: some View { UIViewPreview { card } }",
    "static var previews: some View { ForEach([1, 2]) { size in UIViewPreview { Card(size) } } }",
    "static var previews: some View { Text(\"a\") }",
  ])
  func `a provider whose views need something of it is no preview`(text: String) {
    #expect(previews("struct A: PreviewProvider {\n\(text)\n}").isEmpty)
  }

  @Test func `a provider keeps its lines`() {
    let lines = after(
      "#if DEBUG && canImport(SwiftUI)\nimport SwiftUI\nstruct A: PreviewProvider {\nstatic var previews: some View {\n"
        + "UIViewPreview {\nCard()\n}\n}\n}\n#endif\nlet a = 1")
    #expect(lines[5] == "Card()")
    #expect(lines[10] == "let a = 1")
    #expect(lines.contains("#if (DEBUG && canImport(SwiftUI)) && canImport(SwiftUI)"))
  }
}

extension String {
  /// The text without the characters at its end for which a test holds.
  fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
    var text = self
    while let last = text.last, isLeftOut(last) { text.removeLast() }
    return text
  }
}
