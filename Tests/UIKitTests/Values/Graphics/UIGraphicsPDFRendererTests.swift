import CellDrawing
import Foundation
import Testing

@testable import UIKit

@MainActor struct UIGraphicsPDFRendererTests {
  private let bounds = CGRect(x: 10, y: 20, width: 40, height: 30)

  private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

  /// Returns the colours of a document's first page at some places, in points: red, green and blue.
  private func colors(_ data: Data, at places: [(Int, Int)]) throws -> [[UInt8]] {
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    try data.write(to: file)
    let image = UIImage(try PDF.image(ofFile: file.path), scale: 1)
    let view = UIImageView(image: image)
    view.backgroundColor = .white
    view.frame = CGRect(origin: .zero, size: image.size)
    let bitmap = try Bitmap(width: Int(image.size.width), height: Int(image.size.height))
    Painter().paint(view.scene(), rect: view.bounds, scale: 1, into: bitmap)
    return places.map { x, y in [2, 1, 0].map { bitmap.pixels[y * bitmap.stride + x * 4 + $0] } }
  }

  @Test func `a page shows what is drawn into it`() throws {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 5, height: 5))
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 40, y: 40, width: 10, height: 10)).fill()
    }
    #expect(data.starts(with: Array("%PDF-".utf8)))
    #expect(
      try colors(data, at: [(2, 2), (35, 25), (20, 10)]) == [[255, 0, 0], [0, 0, 255], [255, 255, 255]])
  }

  @Test func `texts and pictures are on the page`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let pixels = try #require(picture.pngData().flatMap { UIImage(data: $0) })
    func document(_ draw: () -> Void) -> Data {
      UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 40, height: 30)).pdfData { context in
        context.beginPage()
        draw()
      }
    }
    let data = document { pixels.draw(in: CGRect(x: 10, y: 10, width: 10, height: 10)) }
    #expect(try colors(data, at: [(15, 15), (5, 5)]) == [[0, 255, 0], [255, 255, 255]])
    let written = document { ("Hi" as NSString).draw(at: .zero, withAttributes: [:]) }
    #expect(text(written).contains("/FontFile"))
    #expect(!text(document {}).contains("/FontFile"))
  }

  @Test func `equal pages give equal bytes, without a date`() {
    func document() -> Data {
      UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
        context.beginPage()
        ("Ä" as NSString).draw(at: CGPoint(x: 12, y: 22), withAttributes: [:])
      }
    }
    #expect(document() == document())
    #expect(!text(document()).contains("Date"))
  }

  @Test func `each page has its own bounds`() {
    let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
      context.fill(bounds)
      context.beginPage()
      #expect(context.pdfContextBounds == bounds)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 7, height: 9), pageInfo: [:])
      #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 7, height: 9))
    }
    #expect(text(data).contains("/MediaBox [ 0 0 40 30 ]"))
    #expect(text(data).contains("/MediaBox [ 0 0 7 9 ]"))
    #expect(text(data).contains("/Count 2"))
  }

  @Test func `a document has its title and its links`() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      String(describing: kCGPDFContextTitle): "Invoice", "kCGPDFContextKeywords": ["a", "b"],
    ]
    let url = try #require(URL(string: "https://example.com/a'b"))
    let data = UIGraphicsPDFRenderer(bounds: bounds, format: format).pdfData { context in
      context.beginPage()
      context.fill(bounds)
      context.setURL(url, for: CGRect(x: 20, y: 30, width: 4, height: 5))
    }
    #expect(text(data).contains("/Title (Invoice)"))
    #expect(text(data).contains("/Keywords (a, b)"))
    #expect(text(data).contains("/URI (https://example.com/a%27b)"))
    // The distance is counted from the lower edge of the page.
    #expect(text(data).contains("/Rect [ 10 15 14 20 ]"))
  }

  @Test func `a document is written to a file`() throws {
    let file = URL.temporaryDirectory.appending(path: "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    let renderer = UIGraphicsPDFRenderer(bounds: bounds)
    try renderer.writePDF(to: file) { $0.beginPage() }
    #expect(try Data(contentsOf: file) == renderer.pdfData { $0.beginPage() })
  }
}
