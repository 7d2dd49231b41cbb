public import UIKit

@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var processPool = WKProcessPool()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open var ignoresViewportScaleLimits = false

  nonisolated public override init() {}
}

@preconcurrency @MainActor open class WKPreferences: NSObject {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0

  nonisolated public override init() {}
}

@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  open var allowsContentJavaScript = true

  nonisolated public override init() {}
}

@preconcurrency @MainActor open class WKUserContentController: NSObject {
  public private(set) var userScripts: [WKUserScript] = []

  nonisolated public override init() {}

  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

public final class WKUserScript: NSObject, Sendable {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

open class WKProcessPool: NSObject {}

@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  nonisolated public override init() {}

  nonisolated public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  nonisolated public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func allWebsiteDataTypes() -> Set<String> { [] }
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: () -> Void
  ) {
    completionHandler()
  }
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all = Self(rawValue: 3)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let all = Self(rawValue: .max)
}
