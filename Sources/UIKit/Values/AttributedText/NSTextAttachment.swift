public import Foundation

/// An image that stands in a text like a character.
open class NSTextAttachment: NSObject {
  private let comparisonMark = ComparisonMark()

  /// The character that an attachment takes the place of.
  public class var character: Int { 0xFFFC }

  open var image: UIImage?
  /// In points from the baseline, y upwards; the image's own size where it is zero.
  open var bounds: CGRect = .zero

  public override init() {}

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Where the image lies relative to the baseline, y upwards.
  var drawnBounds: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
