public import Foundation

/// An effect of liquid glass.
///
/// Unlike UIKit, the glass bends no light, as for `UIBlurEffect` its values only resemble Apple's, and it never reacts
/// to a touch. It is a capsule unless the effect view has a corner configuration.
@preconcurrency @MainActor open class UIGlassEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case regular
    case clear
  }

  let style: Style
  /// The colour of the glass, or nil for glass without a colour.
  open var tintColor: UIColor?
  /// - Note: No effect on the picture.
  open var isInteractive = false

  public override convenience init() {
    self.init(style: .regular)
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }
}
