import CellDrawing
import Testing

@testable import UIKit

@MainActor @Suite struct UIImageViewTests {
  /// An image of 8 x 4 pixels at 2x, which is 4 x 2 points large.
  private let image = UIImage(
    Image(premultipliedBGRA: [UInt8](repeating: 255, count: 8 * 4 * 4), width: 8, height: 4), scale: 2)

  private func rect(_ mode: UIView.ContentMode) -> CGRect? {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.contentMode = mode
    view.image = image
    guard case .image(let node)? = view.scene().nodes.first else { return nil }
    return node.rect
  }

  @Test func `each content mode places the image`() {
    #expect(rect(.scaleToFill) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(rect(.scaleAspectFit) == CGRect(x: 0, y: 5, width: 20, height: 10))
    #expect(rect(.scaleAspectFill) == CGRect(x: -10, y: 0, width: 40, height: 20))
    #expect(rect(.center) == CGRect(x: 8, y: 9, width: 4, height: 2))
    #expect(rect(.topLeft) == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(rect(.bottomRight) == CGRect(x: 16, y: 18, width: 4, height: 2))
    #expect(rect(.right) == CGRect(x: 16, y: 9, width: 4, height: 2))
  }

  @Test func `an image view has its image's size`() {
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 4, height: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    view.frame.size = CGSize(width: 50, height: 50)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 4, height: 2))
  }

  @Test func `a template image has the tint colour`() {
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    guard case .image(let node)? = view.scene().nodes.first else {
      Issue.record("no image drawn")
      return
    }
    #expect(node.tint == Color(red: 1, green: 0, blue: 0))
  }

  @Test func `an image's own tint colour needs no template`() {
    let view = UIImageView(image: image.withTintColor(.blue))
    view.tintColor = .red
    guard case .image(let node)? = view.scene().nodes.first else {
      Issue.record("no image drawn")
      return
    }
    #expect(node.tint == Color(red: 0, green: 0, blue: 1))
  }

  @Test func `a highlighted view shows its highlighted image`() {
    let other = UIImage(Image(premultipliedBGRA: [0, 0, 0, 255], width: 1, height: 1), scale: 1)
    let view = UIImageView(image: image, highlightedImage: other)
    view.isHighlighted = true
    guard case .image(let node)? = view.scene().nodes.first else {
      Issue.record("no image drawn")
      return
    }
    #expect(node.image == other.content.image)
  }

  @Test func `pixels of a CGImage are reordered`() throws {
    let provider = try #require(CGDataProvider(data: Data([10, 20, 30, 40, 50, 60]) as CFData))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue),
        provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    #expect(
      image.image == Image(premultipliedBGRA: [30, 20, 10, 255, 60, 50, 40, 255], width: 2, height: 1))
  }

  @Test func `a layer's contents are drawn`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.contents = image.content.image.map { CGImage($0) }
    layer.contentsGravity = .center
    layer.contentsScale = 2
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.addSublayer(layer)
    guard case .image(let node)? = view.scene().nodes.first else {
      Issue.record("no image drawn")
      return
    }
    #expect(node.rect == CGRect(x: 3, y: 4, width: 4, height: 2))
  }

  private func aligned(_ insets: UIEdgeInsets) -> UIImage {
    let size = CGSize(width: 30, height: 20)
    return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
      .withAlignmentRectInsets(insets)
  }

  @Test func `an image view is aligned by the insets of its image and keeps the image's size`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let imageView = UIImageView(image: aligned(UIEdgeInsets(top: 1, left: 2, bottom: 5, right: 6)))
    imageView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(imageView)
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      imageView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    view.layoutIfNeeded()
    #expect(imageView.frame == CGRect(x: 8, y: 85, width: 30, height: 20))
    #expect(imageView.intrinsicContentSize == CGSize(width: 22, height: 14))
    #expect(imageView.alignmentRect(forFrame: imageView.frame) == CGRect(x: 10, y: 86, width: 22, height: 14))
  }

  @Test func `alignment insets stay with the image's variants`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let image = aligned(insets)
    #expect(image.alignmentRectInsets == insets)
    #expect(image.withRenderingMode(.alwaysTemplate).alignmentRectInsets == insets)
    #expect(image != image.withAlignmentRectInsets(.zero))
  }
}
