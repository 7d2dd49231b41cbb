public import Foundation

/// An image that stands in a text like a character.
open class NSTextAttachment: NSObject {
  private let comparisonMark = ComparisonMark()

  /// The code of the character that stands for an attachment.
  public class var character: Int { 0xFFFC }

  open var image: UIImage?
  /// The bounds in points from the baseline, y upwards. If zero, the image keeps its own size.
  open var bounds: CGRect = .zero

  public override init() {}

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The image's rectangle relative to the baseline, y upwards.
  var drawnBounds: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
