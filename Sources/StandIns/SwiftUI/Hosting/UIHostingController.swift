public import UIKit

/// A controller whose view shows a SwiftUI view.
///
/// Unlike in SwiftUI, the view is a marked area as high as a row, unless the SwiftUI view represents one of UIKit.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content { didSet { (viewIfLoaded as? HostingView)?.root = rootView } }
  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions: SafeAreaRegions = .all

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  /// Returns nil, because a nib has no SwiftUI view.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() { view = HostingView(rootView) }

  /// Returns the size for a maximum size, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
