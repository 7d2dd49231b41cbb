import Foundation

/// The place of a presented controller's view over a window, in points.
@MainActor struct PresentedPlace {
  /// The size of the view.
  var size: CGSize
  /// The frame on the screen. A floating sheet is drawn smaller than its view.
  var frame: CGRect
  var cornerRadius: CGFloat = 0
  /// Whether all four corners are round, not only the upper ones.
  var isFloating = false
  var isDimming = false
  var hasGrabber = false
  /// The colour behind the view in a popover.
  var backgroundColor: UIColor?
  var safeAreaInsets = UIEdgeInsets.zero

  init(of controller: UIViewController, _ presentation: UIPresentationController, in view: UIView) {
    let bounds = view.bounds
    self.init(covering: bounds, safeAreaInsets: view.safeAreaInsets)
    if controller.coversWindow {
      isDimming = !controller.isPopover
      return
    }
    switch presentation {
    case let sheet as UISheetPresentationController:
      self.init(sheet: sheet, in: view)
    case let popover as UIPopoverPresentationController:
      switch popover.adaptedStyle(in: view.traitCollection) {
      case nil: self.init(popover: popover, in: view)
      case .fullScreen?, .overFullScreen?: return
      default: self.init(sheet: popover.adaptiveSheetPresentationController, in: view)
      }
    default:
      guard presentation.presentationStyle == .custom else { return }
      frame = presentation.frameOfPresentedViewInContainerView
      size = frame.size
      safeAreaInsets = safeAreaInsets.reaching(view.safeAreaInsets, of: bounds, around: frame)
        .clamped(to: view.safeAreaInsets)
    }
  }

  private init(covering bounds: CGRect, safeAreaInsets: UIEdgeInsets) {
    (size, frame, self.safeAreaInsets) = (bounds.size, bounds, safeAreaInsets)
  }

  /// The height of the status bar that a sheet leaves free even if there is none.
  private static let statusBar: CGFloat = 20
  /// The space above the highest sheet, below the status bar.
  private static let topSpace: CGFloat = 10
  /// The space around a floating sheet.
  private static let floatingSpace: CGFloat = 8

  private init(sheet: UISheetPresentationController, in view: UIView) {
    let bounds = view.bounds
    let bottom = view.safeAreaInsets.bottom
    let top = max(view.safeAreaInsets.top, Self.statusBar) + Self.topSpace
    let maximum = max(bounds.height - top - bottom, 0)
    let height = sheet.height(maximum: maximum, traits: view.traitCollection) + bottom
    self.init(
      covering: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height),
      safeAreaInsets: UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0))
    isDimming = sheet.isDimming
    hasGrabber = sheet.prefersGrabberVisible
    let isNew = SystemVersion.current >= .iOS26
    cornerRadius = sheet.preferredCornerRadius ?? (isNew ? 38 : 10)
    guard isNew, height < maximum + bottom, bounds.width > 2 * Self.floatingSpace else { return }
    // The view keeps the width of the screen, and the whole sheet is drawn smaller.
    isFloating = true
    let width = bounds.width - 2 * Self.floatingSpace
    let drawnHeight = height * width / bounds.width
    frame = CGRect(
      x: Self.floatingSpace, y: bounds.height - Self.floatingSpace - drawnHeight, width: width,
      height: drawnHeight)
  }

  /// The space between a popover and the edges of the screen at its sides.
  private static let popoverMargin: CGFloat = 19
  private static let popoverDistance: CGFloat = 8

  private init(popover: UIPopoverPresentationController, in view: UIView) {
    let preferred = popover.presentedViewController.preferredContentSize
    let size = preferred == .zero ? CGSize(width: 320, height: view.bounds.height / 2) : preferred
    let source = popover.source(in: view)
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let x = min(
      max(source.midX - size.width / 2, Self.popoverMargin), room.maxX - Self.popoverMargin - size.width)
    let y: CGFloat =
      if popover.permittedArrowDirections.isEmpty {
        source.midY - size.height / 2
      } else if popover.isFromBar {
        source.midY + Self.popoverDistance
      } else if source.maxY + Self.popoverDistance + size.height <= room.maxY {
        source.maxY + Self.popoverDistance
      } else {
        max(source.minY - Self.popoverDistance - size.height, room.minY)
      }
    self.init(
      covering: CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height),
      safeAreaInsets: .zero)
    backgroundColor = popover.backgroundColor
    cornerRadius = SystemVersion.current >= .iOS26 ? 34 : 13
    isFloating = true
  }
}

extension UISheetPresentationController {
  /// Returns the height of the detent that is selected, or of the first one if none is selected.
  ///
  /// - Parameter maximum: The height of the large detent in points, without the safe area at the bottom.
  func height(maximum: CGFloat, traits: UITraitCollection) -> CGFloat {
    let context = DetentContext(containerTraitCollection: traits, maximumDetentValue: maximum)
    let detent = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
    let value = detent?.resolvedValue(in: context) ?? maximum
    return PixelGrid(of: traits).nearest(min(max(value, 0), maximum))
  }

  /// Whether the views behind the sheet are dimmed at the selected detent.
  var isDimming: Bool {
    guard let undimmed = largestUndimmedDetentIdentifier else { return true }
    let identifiers = detents.map(\.identifier)
    guard let last = identifiers.firstIndex(of: undimmed) else { return true }
    let selected = selectedDetentIdentifier.flatMap { identifiers.firstIndex(of: $0) } ?? 0
    return selected > last
  }

  private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
  }
}

extension UIPresentationController {
  /// Returns the controller that the delegate puts in place of the presented one where a popover becomes a sheet, or nil.
  func adaptedController(in traits: UITraitCollection) -> UIViewController? {
    guard let popover = self as? UIPopoverPresentationController, !presentedViewController.coversWindow,
      let style = popover.adaptedStyle(in: traits)
    else { return nil }
    return delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
  }
}

extension UIPopoverPresentationController {
  /// Returns the style in place of a popover, or nil for a popover. On a narrow screen it is a sheet, unless the delegate
  /// chooses another style or keeps the popover.
  func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard traits.horizontalSizeClass == .compact else { return nil }
    let style = delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .popover
    if style == UIModalPresentationStyle.none { return nil }
    return style == .popover ? .pageSheet : style
  }

  /// Whether the popover belongs to a button of a bar, from which it grows.
  var isFromBar: Bool { barButtonItem != nil || sourceItem is UIBarButtonItem }

  /// Returns the rectangle that the popover belongs to, in the coordinates of `view`.
  func source(in view: UIView) -> CGRect {
    let item = barButtonItem ?? sourceItem as? UIBarButtonItem
    if let item, let button = view.window?.barButton(of: item) {
      return button.convert(button.bounds, to: view)
    }
    let named = sourceView ?? sourceItem as? UIView
    guard let named else { return CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0) }
    return named.convert(sourceRect.isNull ? named.bounds : sourceRect, to: view)
  }
}

extension UIView {
  /// Returns the button that shows an item in a bar below this view.
  fileprivate func barButton(of item: UIBarButtonItem) -> UIView? {
    if let button = self as? BarButton, button.item === item { return self }
    for view in subviews {
      if let found = view.barButton(of: item) { return found }
    }
    return nil
  }
}
