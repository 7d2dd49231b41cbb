internal import CellSnapPlaceholders
@_exported public import UIKit

public typealias ASPresentationAnchor = UIWindow

/// A button to sign in with Apple. Unlike in AuthenticationServices, a marked area is drawn.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
  public enum ButtonType: Int, Sendable { case signIn, `continue`, signUp }
  public enum Style: Int, Sendable { case white, whiteOutline, black }

  open var cornerRadius: CGFloat = 6

  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    contentMode = .redraw
  }

  public convenience init() { self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black) }
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentMode = .redraw
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  open override func draw(_ rect: CGRect) {
    PlaceholderArea.draw(in: self, because: "CellSnap draws no button of Apple's to sign in")
  }
}

extension ASAuthorizationAppleIDButton: StandInFacts {
  package static var standInFacts: ViewFacts {
    ViewFacts(ASAuthorizationAppleIDButton.self, placesContents: true, minimumTouch: .ownHeight) { _ in
      ASAuthorizationAppleIDButton()
    }
  }
}

/// A way to sign in on a web page. It does not start.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false

  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}

  @discardableResult open func start() -> Bool { false }
  open func cancel() {}
}

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
