public import Foundation

/// The area in which lines are laid out, and its settings.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?

  /// The size in points. A side of 0 sets no limit.
  open var size: CGSize { didSet { didChange?() } }
  /// The padding at both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// The maximum number of lines, or 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
  /// The areas that lines should avoid. Unlike UIKit, lines run through them.
  open var exclusionPaths: [UIBezierPath] = []
  /// - Note: No effect on the picture.
  open var widthTracksTextView = false
  /// - Note: No effect on the picture.
  open var heightTracksTextView = false
  open internal(set) weak var layoutManager: NSLayoutManager?
  open var isSimpleRectangular: Bool { exclusionPaths.isEmpty }

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public override convenience init() {
    self.init(size: .zero)
  }
}
