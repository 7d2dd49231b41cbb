import Testing

@testable import UIKit

@MainActor struct ImageBaselineTests {
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }

  @Test func `an image has the baseline that it was given`() {
    let based = image.withBaselineOffset(fromBottom: 4)
    #expect(based.baselineOffsetFromBottom == 4)
    #expect(based.withRenderingMode(.alwaysTemplate).hasBaseline)
    #expect(!based.imageWithoutBaseline().hasBaseline)
    #expect(based != image)
  }

  @Test func `an image view is aligned by the image's baseline`() {
    let view = UIImageView(image: image.withBaselineOffset(fromBottom: 4))
    #expect(view.baselineDistances?.first == 16)
    #expect(view.baselineDistances?.last == 4)
  }

  @Test func `an image in a text is on its baseline`() {
    let attachment = NSTextAttachment(image: image.withBaselineOffset(fromBottom: 4))
    #expect(attachment.drawnBounds == CGRect(x: 0, y: -4, width: 10, height: 20))
  }

  @Test func `padding makes an image in a text wider`() {
    let attachment = NSTextAttachment(image: image)
    let narrow = NSAttributedString(attachment: attachment).size().width
    attachment.lineLayoutPadding = 3
    #expect(NSAttributedString(attachment: attachment).size().width == narrow + 6)
  }
}
