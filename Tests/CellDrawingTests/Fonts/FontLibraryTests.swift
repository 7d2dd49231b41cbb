import Foundation
import Testing

@testable import CellDrawing

struct FontLibraryTests {
  private let library = FontLibrary.shared

  @Test func `Inter has its own line height if it is named`() {
    let metrics = library.metrics(of: Font(family: .named("Inter"), size: 17))
    // Inter's ascender is 2728 and its descender 680 of 2816 units.
    #expect(abs(metrics.lineHeight - 17 * (2728 + 680) / 2816) < 0.001)
    #expect(abs(metrics.capHeight - 17 * 2048 / 2816) < 0.01)
  }

  @Test(arguments: [Font.Family.system, .monospaced, .rounded, .serif])
  func `a system font has the metrics of the iPhone's font`(family: Font.Family) {
    let metrics = library.metrics(of: Font(family: family, size: 17))
    #expect(abs(metrics.lineHeight - 20.287109375) < 0.0001)
    #expect(abs(metrics.ascent - 17 * 0.9521484375) < 0.0001)
    #expect(abs(metrics.capHeight - 11.97802734375) < 0.0001)
    #expect(metrics.leading == 0)
  }

  @Test(arguments: [(17, 400, 8.948), (17, 700, 9.139), (20, 400, 10.439), (28, 400, 14.219)])
  func `the x-height of the system font is as on the iPhone`(size: CGFloat, weight: Int, height: CGFloat) {
    #expect(abs(library.metrics(of: Font(size: size, weight: weight)).xHeight - height) < 0.03)
  }

  @Test(arguments: [(21.9, "Inter-Bold"), (22, "InterDisplay-Bold")])
  func `a large size uses Inter Display`(size: CGFloat, name: String) {
    #expect(library.face(of: Font(size: size, weight: 700)).postScriptName == name)
  }

  @Test func `the system font is Inter`() {
    #expect(library.face(of: Font(size: 17)).postScriptName == "Inter-Regular")
  }

  @Test(arguments: [
    (100, "Inter-Thin"), (510, "Inter-Medium"), (600, "Inter-SemiBold"), (900, "Inter-Black"),
    (1_000, "Inter-Black"), (0, "Inter-Thin"),
  ])
  func `a weight resolves to the nearest font file`(weight: Int, name: String) {
    #expect(library.face(of: Font(size: 17, weight: weight)).postScriptName == name)
  }

  @Test(arguments: [(400, "Regular"), (500, "Medium"), (600, "Bold"), (700, "Bold")])
  func `a Han character has the weight of the letters beside it`(weight: Int, style: String) {
    let attributes = TextAttributes(font: Font(size: 17, weight: weight), color: .black)
    let text = LaidOutText(AttributedText("森", attributes: attributes), in: TextFrame())
    #expect(
      text.lines[0].runs.map(\.face.file) == ["/usr/share/fonts/opentype/noto/NotoSansCJK-\(style).ttc"])
  }

  @Test func `an italic has its own font file, otherwise it is slanted`() {
    #expect(
      library.face(of: Font(size: 17, weight: 700, isItalic: true)).postScriptName == "Inter-BoldItalic")
    let text = LaidOutText(
      AttributedText(
        "a", attributes: TextAttributes(font: Font(family: .monospaced, size: 10, isItalic: true))),
      in: TextFrame())
    #expect(text.lines[0].runs[0].face.matrix.c < 0)
  }

  @Test func `a face is found by its PostScript name and by its family`() {
    #expect(library.contains(name: "Inter-Bold"))
    #expect(library.contains(name: "Noto Sans"))
    #expect(!library.contains(name: "DejaVu Sans"))
    #expect(library.face(of: Font(family: .named("NotoSans-Bold"), size: 9)).weight == 700)
    #expect(library.face(of: Font(family: .named("Noto Sans"), size: 9, weight: 650)).weight == 700)
  }

  @Test func `a family lists its faces`() throws {
    let inter = try #require(library.families.first { $0.name == "Inter" })
    #expect(inter.faces.count == 18)
    #expect(inter.faces.contains("Inter-SemiBoldItalic"))
  }

  @Test func `a folder without fonts is named in the error`() {
    #expect(throws: FontError.noFonts(folder: "/proc/self")) {
      try FontLibrary.configure(folders: ["/proc/self"])
    }
  }

  @Test func `a process that configures fonts sees them at once`() async {
    await #expect(processExitsWith: .success) {
      let inter = "/usr/share/fonts/opentype/inter"
      try FontLibrary.configure(folders: [inter])
      #expect(FontLibrary.shared.files.filter { $0.hasPrefix(inter) }.count == 36)
      #expect(FontLibrary.shared.contains(name: "Inter-Bold"))
      try FontLibrary.check()
    }
  }

  @Test func `the packaged fonts draw if the given folder has no fonts`() {
    let loaded = FontLibrary.Loaded(folders: ["/proc/self"])
    #expect(loaded.error == .noFonts(folder: "/proc/self"))
    #expect(loaded.library.files == library.files)
    #expect(FontLibrary.Loaded(folders: []).error == nil)
  }

  @Test func `a library without any font still measures and itemizes`() {
    let empty = FontLibrary(FontConfiguration(FontFiles(packaged: [], own: [])))
    #expect(empty.metrics(of: Font(size: 17)).lineHeight.isFinite)
    let text = Array("Hi 😀".utf8)
    let bytes = Itemizer(library: empty).itemize(
      text, fonts: [(0..<text.count, Font(size: 17), false)], isRightToLeft: false,
      language: TextLanguage(tag: "en", bytes: text)
    ) { items, _ in items.map(\.bytes.count).reduce(0, +) }
    #expect(bytes == text.count)
  }

  @Test func `an error names the missing file and its package`() {
    let error = FontError.missing(file: "/x/Inter-Bold.otf", package: "fonts-inter")
    #expect(error.description.contains("/x/Inter-Bold.otf"))
    #expect(error.description.contains("apt-get install fonts-inter"))
    #expect(!error.description.contains("\n"))
  }

  @Test func `a folder's fonts are added and replace the packaged ones`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let inter = "/usr/share/fonts/opentype/inter/"
    for (from, to) in [("Inter-Bold.otf", "Inter-Bold.otf"), ("InterDisplay-Bold.otf", "Own.otf")] {
      try FileManager.default.copyItem(atPath: inter + from, toPath: folder.path + "/" + to)
    }
    let own = try FontLibrary(folders: [folder.path])
    #expect(own.contains(name: "Inter Display"))
    #expect(own.face(of: Font(family: .named("InterDisplay-Bold"), size: 9)).familyName == "Inter Display")
    #expect(own.resolve(Font(size: 9, weight: 700)).face.file == folder.path + "/Inter-Bold.otf")
    #expect(own.resolve(Font(size: 9)).face.file == inter + "Inter-Regular.otf")
  }

  @Test(arguments: [0, -3, CGFloat.nan, .infinity])
  func `an absurd font size has finite metrics`(size: CGFloat) {
    let metrics = library.metrics(of: Font(size: size))
    #expect(metrics.lineHeight.isFinite && metrics.lineHeight >= 0)
  }
}
