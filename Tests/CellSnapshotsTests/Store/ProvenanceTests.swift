import CellDrawing
import Foundation
import Testing

@testable import CellSnapshots

@Suite struct ProvenanceTests {
  private let provenance = Provenance(
    version: "0.1.0", libraries: ["cairo": "1.16.0", "pango": "1.50.12"],
    fonts: ["Inter Bold.otf": "b", "Inter.otf": "a"], scale: 2.5, traits: ["dark", "rtl"])

  @Test func `the provenance has a line for each fact`() {
    #expect(
      "\(provenance)" == """
        cellsnap 0.1.0
        library cairo 1.16.0
        library pango 1.50.12
        scale 2.5
        trait dark
        trait rtl
        font b Inter Bold.otf
        font a Inter.otf

        """)
  }

  @Test func `the provenance is read back from its text`() {
    #expect(Provenance(parsing: "\(provenance)") == provenance)
    #expect(Provenance(parsing: "\(provenance)colour blue\n") == provenance)
  }

  @Test(arguments: [
    "", "nonsense", "cellsnap 1", "scale 2", "cellsnap 1\nscale two", "cellsnap 1\nscale 2\nfont a",
  ])
  func `a text that is no provenance is refused`(text: String) {
    #expect(Provenance(parsing: text) == nil)
  }

  @Test func `changes of the provenance are listed`() {
    var other = provenance
    other.version = "0.2.0"
    other.libraries["cairo"] = "1.18.0"
    other.libraries["pango"] = nil
    other.fonts["Inter.otf"] = "c"
    #expect(
      other.changes(since: provenance) { _ in nil } == [
        "CellSnap 0.1.0 → 0.2.0", "cairo 1.16.0 → 1.18.0", "pango 1.50.12 → none", "Inter.otf changed",
      ])
    #expect(provenance.changes(since: provenance) { _ in nil }.isEmpty)
  }

  @Test func `a variable of the host's environment is part of the provenance`() {
    var other = provenance
    other.environment = ["PIXMAN_DISABLE": "fast sse2"]
    #expect("\(other)".contains("\nenvironment PIXMAN_DISABLE fast sse2\n"))
    #expect(Provenance(parsing: "\(other)") == other)
    #expect(other.changes(since: provenance) { _ in nil } == ["PIXMAN_DISABLE unset → fast sse2"])
    #expect(provenance.changes(since: other) { _ in nil } == ["PIXMAN_DISABLE fast sse2 → unset"])
  }

  @Test func `a font that is no longer used is compared by its file`() {
    var other = provenance
    other.fonts = [:]
    let hashes = ["Inter.otf": "a", "Inter Bold.otf": "c"]
    #expect(other.changes(since: provenance) { hashes[$0] } == ["Inter Bold.otf changed"])
    #expect(
      other.changes(since: provenance) { _ in nil } == ["Inter Bold.otf is gone", "Inter.otf is gone"])
  }

  @Test func `a picture names the fonts of its text`() {
    let text = LaidOutText(
      AttributedText("Hello", attributes: TextAttributes(font: Font(size: 17))), in: TextFrame(width: 100))
    let scene = Scene(
      size: CGSize(width: 100, height: 30), nodes: [.group(Group(nodes: [.text(text, at: .zero)]))])
    let provenance = Provenance(version: "1", scene: scene, scale: 2, traits: [])
    #expect(provenance.fonts.keys.sorted() == ["Inter-Regular.otf"])
    #expect(provenance.fonts.values.allSatisfy { ContentHash($0) != nil })
    #expect(provenance.libraries.keys.sorted() == ["cairo", "freetype", "harfbuzz", "pango"])
    #expect(provenance.libraries.values.allSatisfy { $0.first?.isNumber == true })
    #expect(provenance.changes(since: provenance).isEmpty)
    #expect(Provenance(version: "1", scene: Scene(size: .zero), scale: 2, traits: []).fonts.isEmpty)
  }
}
