public import Foundation

/// The presentation of a popover, with the place that it points to. On a narrow screen it is a sheet, unless the
/// delegate's adaptive style is none or covers the screen. Unlike UIKit, no arrow is drawn.
open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// - Note: No effect on the picture.
  open var passthroughViews: [UIView]?
  open var backgroundColor: UIColor?
  /// The sheet in place of the popover on a narrow screen.
  open var adaptiveSheetPresentationController: UISheetPresentationController { ownSheet }
  private lazy var ownSheet = UISheetPresentationController(
    presentedViewController: presentedViewController, presenting: presentingViewController)
  /// - Note: No effect on the picture.
  open var canOverlapSourceViewRect = false
  /// - Note: No effect on the picture.
  open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// An object that a popover may point to.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// A delegate that is notified before a popover appears. Unlike UIKit, nobody dismisses a popover by hand, so that the
/// other methods are never called.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// - Note: No effect on the picture.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// - Note: No effect on the picture.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
}

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
