internal import CellSnapPlaceholders
public import FoundationNetworking
@_exported public import UIKit

/// A view of web pages. Unlike in WebKit, a marked area is drawn, because CellSnap loads and draws no pages.
@preconcurrency @MainActor open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  /// The address that was loaded last.
  public private(set) var url: URL?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentMode = .redraw
    scrollView.backgroundColor = nil
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  open override func draw(_ rect: CGRect) {
    PlaceholderArea.draw(in: self, because: "CellSnap draws no web pages")
  }

  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { false }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }

  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }

  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo folder: URL) -> WKNavigation? {
    self.url = url
    return nil
  }

  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }

  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}

  /// Calls the handler at once with an error, because no page is there.
  open func evaluateJavaScript(_ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil) {
    completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
  }
}

extension WKWebView: StandInFacts {
  package static var standInFacts: ViewFacts {
    ViewFacts(WKWebView.self) { _ in WKWebView(frame: .zero) }
  }
}

public final class WKNavigation: NSObject {}

public struct WKError: Error {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}
