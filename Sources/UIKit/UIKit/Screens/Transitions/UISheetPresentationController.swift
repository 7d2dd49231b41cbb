public import Foundation

/// The presentation of a sheet, with its possible heights. Unlike UIKit, nobody resizes the sheet.
open class UISheetPresentationController: UIPresentationController {
  open var detents: [Detent] = [.large()]
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var preferredCornerRadius: CGFloat?
  /// - Note: No effect on the picture.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// - Note: No effect on the picture.
  open var prefersEdgeAttachedInCompactHeight = false
  /// - Note: No effect on the picture.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// - Note: No effect on the picture.
  open var prefersPageSizing = true
  open var sourceView: UIView?

  open func animateChanges(_ changes: () -> Void) {
    changes()
  }

  /// - Note: No effect on the picture.
  open func invalidateDetents() {}

  /// A height at which a sheet rests.
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")

      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }
    }

    public let identifier: Identifier
    private let height: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    init(
      _ identifier: Identifier,
      height: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// The detent of a sheet over about half of the screen. Since iOS 26, it is 0.56 of the large one.
    public static func medium() -> Detent {
      Detent(.medium) { $0.maximumDetentValue * (SystemVersion.current >= .iOS26 ? 0.56 : 0.5) }
    }
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("com.cellsnap.detent"), height: resolver)
    }

    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { height(context) }
  }
}

/// The space that is available to a sheet.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  var maximumDetentValue: CGFloat { get }
}

/// A delegate that is notified when the user resizes a sheet. Unlike UIKit, it is never called.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// - Note: No effect on the picture.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
