import Foundation
import CellSnapTemporaryFiles
import Testing

@testable import CellDrawing

@Suite struct PDFTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A PDF with one page, whose left half is red and whose right half is clear unless `content` is specified.
  private func page(
    width: Double = 24, height: Double = 12, content: String? = nil, boxes: String = "",
    resources: String = "",
    further: [String] = []
  ) -> [UInt8] {
    let content = content ?? "1 0 0 rg 0 0 \(width / 2) \(height) re f"
    var file = "%PDF-1.4\n"
    var offsets: [Int] = []
    let objects =
      [
        "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
        "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(width) \(height)]\(boxes)/Contents 4 0 R/Resources<<\(resources)>>>>",
        "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      ] + further
    for (index, object) in objects.enumerated() {
      offsets.append(file.utf8.count)
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = offsets.map { String(repeating: "0", count: 10 - "\($0)".count) + "\($0) 00000 n \n" }
    let start = file.utf8.count
    file += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n\(table.joined())"
    file += "trailer<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(file.utf8)
  }

  private func write(_ page: [UInt8]) throws -> String {
    try folder.write(String(decoding: page, as: UTF8.self), to: "a.pdf")
  }

  /// A converter that runs a script instead of poppler's program.
  private func converter(_ script: String, cache: CacheFolder? = nil) throws -> PDFConverter {
    let path = try folder.write(
      "#!/bin/sh\nif [ \"$1\" = -v ]; then echo version 7; exit; fi\n\(script)\n", to: "own")
    chmod(path, 0o755)
    return try PDFConverter(command: "own", path: folder.path, cache: cache)
  }

  @Test func `a PDF page is as many pixels large as it has points`() throws {
    let image = try PDF.image(ofFile: write(page(width: 24, height: 12)))
    #expect(image.isVector)
    #expect(image.width == 24 && image.height == 12)
  }

  @Test func `a PDF page is as large as its media box, with any crop box`() throws {
    let image = try PDF.image(ofFile: write(page(boxes: "/CropBox[6 3 18 9]")))
    #expect(image.width == 24 && image.height == 12)
    let node = ImageNode(image: image, rect: CGRect(x: 0, y: 0, width: 24, height: 12))
    #expect(try painted([.image(node)], width: 24, height: 12).pixel(1, 1) == [255, 0, 0, 255])
  }

  @Test func `a PDF page is drawn at any size`() throws {
    let image = try PDF.image(ofFile: write(page(width: 2, height: 1)))
    let node = ImageNode(image: image, rect: CGRect(x: 0, y: 0, width: 8, height: 4))
    let bitmap = try painted([.image(node)], width: 8, height: 4)
    #expect((0..<8).map { bitmap.pixel($0, 3) == [255, 0, 0, 255] } == (0..<8).map { $0 < 4 })
    #expect(bitmap.alpha(4, 3) == 0)
  }

  @Test func `a usual PDF page is drawn as shapes inside the process`() throws {
    #expect(try PDF.image(ofFile: write(page())).source.isDrawnAsShapes)
    let clipped = page(content: "q 1 1 20 9 re W n 0 0 1 rg 0 0 12 24 re f Q")
    #expect(try PDF.image(ofFile: write(clipped)).source.isDrawnAsShapes)
  }

  @Test func `a PDF without a page is broken`() throws {
    let path = try folder.write("%PDF-1.4 and no more", to: "a.pdf")
    #expect(throws: ImageError.broken(format: "PDF", reason: "pdftocairo finds no page in it")) {
      try PDF.image(ofFile: path)
    }
  }

  @Test func `a pipe in place of a PDF is refused`() throws {
    mkfifo(folder.path(of: "a.pdf"), 0o600)
    #expect(throws: ImageError.broken(format: "PDF", reason: "it is not a regular file")) {
      try PDF.image(ofFile: folder.path(of: "a.pdf"))
    }
  }

  @Test func `a missing converter is reported with the way to install it`() {
    let reason =
      "no-such-command is missing; install it with Scripts/setup, or with apt-get install poppler-utils"
    #expect(throws: ImageError.unavailable(format: "PDF", reason: reason)) {
      try PDFConverter(command: "no-such-command")
    }
  }

  @Test func `a PDF page that takes too long is broken`() throws {
    // Twelve forms, each of which draws the next one ten times.
    let forms = (0..<12).map { number in
      let content = number < 11 ? String(repeating: "/X Do ", count: 10) : "0 0 1 1 re f"
      return """
        <</Type/XObject/Subtype/Form/BBox[0 0 24 24]/Resources<</XObject<</X \(6 + number) 0 R>>>>\
        /Length \(content.utf8.count)>>stream
        \(content)
        endstream
        """
    }
    let bomb = page(content: "/X Do", resources: "/XObject<</X 5 0 R>>", further: forms)
    let converter = try PDFConverter(limits: WorkerLimits(seconds: 1))
    let reason = "pdftocairo needs more than 1 s of processor time"
    #expect(throws: ImageError.broken(format: "PDF", reason: reason)) { try converter.document(of: bomb) }
  }

  @Test func `PDF text without embedded fonts uses only the packaged fonts`() throws {
    let output = try converter("echo '<svg '; env; cat $FONTCONFIG_FILE").document(of: [])
    let text = String(decoding: output, as: UTF8.self)
    #expect(text.contains("FONTCONFIG_FILE=/") && !text.contains("HOME="))
    #expect(text.contains("<rejectfont><glob>*</glob></rejectfont>"))
    let accepted = text.matches(of: /<glob>(\/[^<]*)<\/glob>/).map { String($0.output.1) }
    #expect(Set(accepted) == Set(FontLibrary.shared.files))
  }

  @Test(arguments: ["Helvetica", "Times-Roman", "Courier"])
  func `a standard PDF font is drawn without being embedded`(font: String) throws {
    let page = page(
      content: "BT /F 12 Tf 1 2 Td (Abc) Tj ET",
      resources: "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/\(font)>>>>")
    let image = try PDF.image(ofFile: write(page))
    let node = ImageNode(image: image, rect: CGRect(x: 0, y: 0, width: 24, height: 12))
    #expect(try painted([.image(node)], width: 24, height: 12).bytes.contains { $0 != 0 })
  }

  @Test func `a PDF is converted once for the same content`() throws {
    // Each process writes its own number.
    let converter = try converter("echo \"<svg $$>\"")
    let pages = PDFPages(cache: nil)
    let first = try pages.document(of: [1], by: converter)
    #expect(try pages.document(of: [1], by: converter) == first)
    #expect(try pages.document(of: [2], by: converter) != first)
  }

  @Test func `a converted PDF is kept for other processes by program and content`() throws {
    let cache = try #require(CacheFolder("pdf-1", environment: ["HOME": folder.path(of: "home")]))
    let converter = try converter("echo \"<svg $$>\"", cache: cache)
    #expect(converter.version == "7")
    let first = try PDFPages(cache: cache).document(of: [1], by: converter)
    #expect(try PDFPages(cache: cache).document(of: [1], by: converter) == first)
    #expect(try PDFPages(cache: nil).document(of: [1], by: converter) != first)
    let other = try self.converter("# Another program.\necho \"<svg $$>\"", cache: cache)
    #expect(try PDFPages(cache: cache).document(of: [1], by: other) != first)
  }

  @Test func `a failed conversion is not kept for other processes`() throws {
    let cache = try #require(CacheFolder("pdf-1", environment: ["HOME": folder.path(of: "home")]))
    let broken = try converter("exit 1", cache: cache)
    #expect(throws: ImageError.self) { try PDFPages(cache: cache).document(of: [1], by: broken) }
    #expect(
      try !FileManager.default.contentsOfDirectory(atPath: cache.path).contains {
        $0.contains("-\(broken.identity)")
      })
  }

  @Test func `the libraries of a picture with a PDF name poppler's version`() throws {
    let image = try PDF.image(ofFile: write(page()))
    let node = Node.group(Group(nodes: [.image(ImageNode(image: image, rect: square(0, 0, 9)))]))
    let size = CGSize(width: 9, height: 9)
    let version = try PDFConverter.shared.get().version
    #expect(version.contains(/^\d+\.\d+/))
    #expect(DrawingLibraries.versions(for: Scene(size: size, nodes: [node]))["poppler"] == version)
    #expect(DrawingLibraries.versions(for: Scene(size: size, nodes: [])) == DrawingLibraries.versions)
  }
}
