import UIKit

extension NSAttributedString {
  /// Returns the size of the text in lines of at most `width` points, rounded up to whole points.
  func size(fitting width: CGFloat) -> CGSize {
    guard length > 0 else { return .zero }
    let limit = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
    return boundingRect(with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      .size.wholePoints(fitting: limit.width)
  }
}

extension NSAttributedString {
  /// Returns the height of the text in lines of at most `width` points, not rounded.
  func height(fitting width: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let limit = CGSize(width: Swift.max(1, width), height: .greatestFiniteMagnitude)
    return boundingRect(with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      .height
  }
}

extension String {
  /// Returns the size of the text in lines of at most `width` points, rounded up to whole points.
  func size(font: UIFont, fitting width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    guard !isEmpty else { return .zero }
    let limit = CGSize(width: max(1, width), height: .greatestFiniteMagnitude)
    return boundingRect(
      with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
      context: nil
    ).size.wholePoints(fitting: limit.width)
  }
}

extension CGSize {
  fileprivate func wholePoints(fitting limit: CGFloat) -> CGSize {
    CGSize(width: min(width.rounded(.up), limit), height: height.rounded(.up))
  }
}
