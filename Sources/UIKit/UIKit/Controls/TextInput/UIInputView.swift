public import Foundation

/// A view with the look of the keyboard, above it or in its place. Unlike UIKit, it is not shown by itself: as a subview,
/// it has the keyboard's background.
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    case keyboard
  }

  public let inputViewStyle: Style
  /// - Note: No effect on the picture.
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  package override class var classFacts: ViewFacts {
    ViewFacts(UIInputView.self) { _ in UIInputView(frame: .zero) }
  }
}

/// An object that makes the keyboard's sound.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: AnyObject {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
