import CellDrawing
import Testing
import UIKit

@MainActor struct UIImageFlippingTests {
  /// An image whose left half is opaque and whose right half is clear.
  private let arrow = UIImage(
    Image(premultipliedBGRA: [0, 0, 0, 255, 0, 0, 0, 0], width: 2, height: 1), scale: 1)

  /// Whether the left half of a view that shows the image has ink.
  private func hasInkAtTheLeft(
    _ image: UIImage, _ attribute: UISemanticContentAttribute = .forceRightToLeft
  ) throws -> Bool {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    view.semanticContentAttribute = attribute
    let scene = Scene(size: view.bounds.size, nodes: view.contentNodes(with: view.traitCollection))
    let bitmap = try Bitmap(width: 2, height: 1)
    Painter().paint(scene, rect: view.bounds, scale: 1, into: bitmap)
    return bitmap.pixels[3] > 127
  }

  @Test func `an image is not mirrored in a right-to-left layout by default`() throws {
    #expect(try hasInkAtTheLeft(arrow))
  }

  @Test func `a flipping image is mirrored only in a right-to-left layout`() throws {
    let flipping = arrow.imageFlippedForRightToLeftLayoutDirection()
    #expect(flipping.flipsForRightToLeftLayoutDirection)
    #expect(try !hasInkAtTheLeft(flipping))
    #expect(try hasInkAtTheLeft(flipping, .forceLeftToRight))
  }

  @Test func `a template of a flipping image is mirrored too`() throws {
    let flipping = arrow.imageFlippedForRightToLeftLayoutDirection().withRenderingMode(.alwaysTemplate)
    #expect(try !hasInkAtTheLeft(flipping))
  }

  @Test(arguments: [
    ("chevron.forward", true), ("arrow.uturn.backward", true), ("chevron.right", false),
    ("forward.fill", false),
  ])
  func `a symbol that points forward or backward follows the direction of its view`(
    name: String, follows: Bool
  )
    throws
  {
    let image = try #require(UIImage(systemName: name))
    func nodes(_ attribute: UISemanticContentAttribute) -> [Node] {
      let view = UIImageView(image: image)
      view.frame.size = image.size
      view.semanticContentAttribute = attribute
      return view.contentNodes(with: view.traitCollection)
    }
    #expect((nodes(.forceLeftToRight) != nodes(.forceRightToLeft)) == follows)
    #expect(nodes(.forceLeftToRight) == nodes(.unspecified))
  }

  @Test func `a flipped orientation is always mirrored`() throws {
    #expect(try !hasInkAtTheLeft(arrow.withHorizontallyFlippedOrientation(), .forceLeftToRight))
  }

  @Test func `a rendered image with a flipped orientation is mirrored`() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(try hasInkAtTheLeft(drawn))
    #expect(try !hasInkAtTheLeft(drawn.withHorizontallyFlippedOrientation()))
  }
}
