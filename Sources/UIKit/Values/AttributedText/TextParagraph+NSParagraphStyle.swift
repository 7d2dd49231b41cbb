import CellDrawing
import Foundation

extension TextParagraph {
  init(_ values: NSParagraphStyle.Values) {
    self.init()
    alignment = Alignment(values.alignment)
    direction = Direction(values.baseWritingDirection)
    lineBreak = LineBreak(values.lineBreakMode)
    lineSpacing = values.lineSpacing
    paragraphSpacing = values.paragraphSpacing
    paragraphSpacingBefore = values.paragraphSpacingBefore
    minimumLineHeight = values.minimumLineHeight
    maximumLineHeight = values.maximumLineHeight
    lineHeightMultiple = values.lineHeightMultiple
    firstLineHeadIndent = values.firstLineHeadIndent
    headIndent = values.headIndent
    tailIndent = values.tailIndent
  }
}

extension TextParagraph.Alignment {
  init(_ alignment: NSTextAlignment) {
    switch alignment {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension TextParagraph.Direction {
  init(_ direction: NSWritingDirection) {
    switch direction {
    case .natural: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension LineBreak {
  init(_ mode: NSLineBreakMode) {
    switch mode {
    case .byWordWrapping: self = .wordWrapping
    case .byCharWrapping: self = .characterWrapping
    case .byClipping: self = .clipping
    case .byTruncatingHead: self = .truncatingHead
    case .byTruncatingTail: self = .truncatingTail
    case .byTruncatingMiddle: self = .truncatingMiddle
    }
  }

  /// Whether a line that is too long contains an ellipsis.
  var truncates: Bool {
    switch self {
    case .truncatingHead, .truncatingTail, .truncatingMiddle: true
    case .wordWrapping, .characterWrapping, .clipping: false
    }
  }
}
