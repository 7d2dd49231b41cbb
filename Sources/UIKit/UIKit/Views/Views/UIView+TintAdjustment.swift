internal import Foundation

extension UIView {
  /// Whether a view dims its tint colour.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic
    case normal
    case dimmed
  }

  /// Whether any view of the process ever set a mode. Only then are superviews asked for theirs.
  @MainActor enum TintAdjustment {
    static var isInUse = false
  }

  var hasOwnTintColor: Bool { assignedTintColor != nil }
  /// The tint colour without the adjustment of its mode.
  var undimmedTintColor: UIColor { assignedTintColor ?? superview?.undimmedTintColor ?? .systemBlue }

  var resolvedTintAdjustmentMode: TintAdjustmentMode {
    guard TintAdjustment.isInUse else { return .normal }
    let own = layoutSettings.tintAdjustmentMode
    return own == .automatic ? superview?.resolvedTintAdjustmentMode ?? .normal : own
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let old = resolvedTintAdjustmentMode
    layoutSettings.tintAdjustmentMode = mode
    if mode != .automatic { TintAdjustment.isInUse = true }
    if resolvedTintAdjustmentMode != old { propagateTintAdjustment() }
  }

  /// Reports a new mode to the view and to the views inside that have no mode of their own.
  private func propagateTintAdjustment() {
    tintColorDidChange()
    for subview in subviews where subview.layoutSettings.tintAdjustmentMode == .automatic {
      subview.propagateTintAdjustment()
    }
  }

  /// Returns the tint colour as the mode changes it.
  ///
  /// - Parameter assigned: The view's own tint colour, or nil to use the superview's colour.
  func adjustedTintColor(_ assigned: UIColor?) -> UIColor {
    // Nearly every view follows its superview in both. Asking for the mode too would climb from each view on the way.
    if assigned == nil, layoutSettings.tintAdjustmentMode == .automatic, let superview {
      return superview.tintColor ?? .systemBlue
    }
    let mode = resolvedTintAdjustmentMode
    guard let superview else {
      return mode == .dimmed ? (assigned ?? .systemBlue).dimmed : assigned ?? .systemBlue
    }
    if assigned == nil, superview.resolvedTintAdjustmentMode == mode {
      return superview.tintColor ?? .systemBlue
    }
    let color = assigned ?? superview.undimmedTintColor
    return mode == .dimmed ? color.dimmed : color
  }
}

extension UIColor {
  /// The grey of the colour's luminance. UIKit's own grey is not published.
  fileprivate var dimmed: UIColor {
    UIColor { traits in
      let color = self.resolved(with: traits)
      let luminance = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
      return UIColor(white: CGFloat(luminance), alpha: CGFloat(color.alpha))
    }
  }
}
