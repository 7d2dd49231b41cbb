internal import CellSnapPlaceholders
@_exported public import UIKit

/// A controller that shows a web page. Unlike in SafariServices, its view is a marked area.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  public final class Configuration: NSObject {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
  }

  public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url: URL, configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Returns nil, because a nib has no address.
  public required init?(coder: NSCoder) {
    nil
  }

  open override func loadView() { view = PlaceholderView("CellSnap draws no web pages") }
}

@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
