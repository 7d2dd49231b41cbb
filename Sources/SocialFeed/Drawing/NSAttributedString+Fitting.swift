import UIKit

extension NSAttributedString {
  /// The size of the text in lines of at most `width` points, rounded up to whole points.
  func size(fitting width: CGFloat) -> CGSize {
    guard length > 0 else { return .zero }
    let limit = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
    let size = boundingRect(with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      .size
    return CGSize(width: min(size.width.rounded(.up), limit.width), height: size.height.rounded(.up))
  }
}

extension String {
  /// The size of the text in one line, rounded up to whole points.
  func size(font: UIFont) -> CGSize {
    isEmpty
      ? .zero
      : NSAttributedString(string: self, attributes: [.font: font]).size(fitting: .greatestFiniteMagnitude)
  }
}
