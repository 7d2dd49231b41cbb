import CoreGraphics
import Testing

@Suite struct CGImageAttachmentTests {
  @Test func `a CGImage is attached as a PNG`() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    let image: CGImage = try #require(drawn.cgImage)
    let attachment = Attachment(image, named: "actual")
    let read = try attachment.withUnsafeBytes { UIImage(data: Data($0))?.cgImage }
    #expect(read?.width == image.width)
    #expect(image.preferredName(for: attachment, basedOn: "actual") == "actual.png")
    #expect(image.preferredName(for: attachment, basedOn: "actual.png") == "actual.png")
  }
}
