public import Foundation

/// The layout of the lines of a paragraph, with lengths in points.
///
/// Unlike UIKit, there are no tab stops, text lists or hyphenation.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  private let comparisonMark = ComparisonMark()

  /// All attributes of a style.
  struct Values: Hashable, Sendable {
    var alignment = NSTextAlignment.natural
    var baseWritingDirection = NSWritingDirection.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
  }

  /// The attributes, which only `NSMutableParagraphStyle` changes.
  final var values: Values

  public override init() {
    values = Values()
  }

  init(_ values: Values) {
    self.values = values
  }

  /// A default style. Unlike UIKit, it is a new object each time, because styles are not shared between threads.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var alignment: NSTextAlignment { values.alignment }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The distance between the bottom of a line and the top of the next, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0 sets no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the line height; 0 keeps the line height of the fonts.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// The position of the lines' ends, in points: from the trailing side if 0 or negative, from the leading side if
  /// positive.
  open var tailIndent: CGFloat { values.tailIndent }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  /// The side at which the layout direction begins.
  case natural
}

public enum NSWritingDirection: Int, Sendable {
  /// The direction of the paragraph's first strong character.
  case natural = -1
  case leftToRight
  case rightToLeft
}
