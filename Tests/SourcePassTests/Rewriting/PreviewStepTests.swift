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
        static var all: [CellSnapPreview] {
        var all: [CellSnapPreview] = []
        all.append(cellSnapPreview_File_1())
        #if DEBUG
        all.append(cellSnapPreview_Other0_1())
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
}
