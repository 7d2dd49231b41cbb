import Foundation
import Testing

@testable import CellDrawing

@Suite final class PDFTests {
  private let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf").path

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// A page whose left half is red and whose right half is clear.
  private func write(width: Double, height: Double) throws {
    let content = "1 0 0 rg 0 0 \(width / 2) \(height) re f"
    var file = "%PDF-1.4\n"
    var offsets: [Int] = []
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 \(width) \(height)]/Contents 4 0 R/Resources<<>>>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
    ]
    for (index, object) in objects.enumerated() {
      offsets.append(file.utf8.count)
      file += "\(index + 1) 0 obj\(object)endobj\n"
    }
    let table = offsets.map { String(repeating: "0", count: 10 - "\($0)".count) + "\($0) 00000 n \n" }
    let start = file.utf8.count
    file += "xref\n0 5\n0000000000 65535 f \n\(table.joined())trailer<</Size 5/Root 1 0 R>>\n"
    file += "startxref\n\(start)\n%%EOF\n"
    try Data(file.utf8).write(to: URL(filePath: path))
  }

  @Test func aPageIsAsManyPixelsLargeAsItHasPoints() throws {
    try write(width: 24, height: 12)
    let image = try Image(decoding: PDF.svg(ofFile: path))
    #expect(image.isVector)
    #expect(image.width == 24 && image.height == 12)
  }

  @Test func aPageIsDrawnAtAnySize() throws {
    try write(width: 2, height: 1)
    let image = try Image(decoding: PDF.svg(ofFile: path))
    let node = ImageNode(image: image, rect: CGRect(x: 0, y: 0, width: 8, height: 4))
    let bitmap = try painted([.image(node)], width: 8, height: 4)
    #expect((0..<8).map { bitmap.pixel($0, 3) == [255, 0, 0, 255] } == (0..<8).map { $0 < 4 })
    #expect(bitmap.alpha(4, 3) == 0)
  }

  @Test func whatHasNoPageIsBroken() throws {
    try Data("%PDF-1.4 and no more".utf8).write(to: URL(filePath: path))
    #expect(throws: ImageError.broken(format: "PDF", reason: "pdftocairo finds no page in it")) {
      try PDF.svg(ofFile: path)
    }
  }

  @Test func whereNothingReadsThemTheWayOutIsSaid() {
    let reason = "no-such-command is missing; Scripts/setup installs it, or apt-get install poppler-utils"
    #expect(throws: ImageError.broken(format: "PDF", reason: reason)) {
      try PDF.svg(ofFile: path, command: "no-such-command")
    }
  }
}
