public import Foundation

/// The room that lines are laid out in, and how.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  var didChange: (() -> Void)?

  /// In points; 0 sets no limit.
  open var size: CGSize { didSet { didChange?() } }
  /// At both ends of each line, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange?() } }
  /// 0 for as many as the text needs.
  open var maximumNumberOfLines = 0 { didSet { didChange?() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange?() } }
  /// Unlike UIKit, lines go through these.
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
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
