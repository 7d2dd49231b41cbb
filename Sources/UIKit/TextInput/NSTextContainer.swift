public import Foundation

/// How the lines of a text view lie in its room.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?

  /// At both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
}
