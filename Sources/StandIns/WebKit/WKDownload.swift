public import FoundationNetworking
public import UIKit

/// The download of a file. There is none.
@preconcurrency @MainActor open class WKDownload: NSObject {
  open weak var delegate: (any WKDownloadDelegate)?
  open var originalRequest: URLRequest? { nil }
  open var webView: WKWebView? { nil }
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
}

@preconcurrency @MainActor public protocol WKDownloadDelegate: AnyObject {
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping @MainActor (URL?) -> Void)
  func downloadDidFinish(_ download: WKDownload)
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  public func downloadDidFinish(_ download: WKDownload) {}
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}
