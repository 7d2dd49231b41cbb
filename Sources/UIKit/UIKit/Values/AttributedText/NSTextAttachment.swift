public import Foundation

/// An image in a text, laid out like a character.
open class NSTextAttachment: NSObject {
  private let comparisonMark = ComparisonMark()

  /// The code of the character that stands for an attachment.
  public class var character: Int { 0xFFFC }

  open var image: UIImage?
  /// The bounds in points from the baseline, y upwards. If zero, the image keeps its own size.
  open var bounds: CGRect = .zero
  /// The space before and after the image, in points.
  open var lineLayoutPadding: CGFloat = 0

  public override init() {}

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The image's rectangle relative to the baseline, y upwards.
  var drawnBounds: CGRect {
    guard bounds == .zero else { return bounds }
    return CGRect(
      origin: CGPoint(x: 0, y: -(image?.baselineOffsetFromBottom ?? 0)), size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
