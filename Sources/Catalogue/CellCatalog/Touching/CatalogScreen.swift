import CellSnapshots
public import Foundation
public import UIKit

/// The screen of an entry, on which the steps to a state do what a user does.
///
/// Views are named as for `render --crop`: `likeButton` is the view in a property of this name, otherwise a view of a
/// class of this name, and `row 3 likeButton` is the view in that row. If several views have the name, the first is
/// taken.
///
/// After a step that cannot be done, the later steps do nothing, and the entry has no picture. A line says why.
@MainActor
public final class CatalogScreen {
  /// The entry's controller; nil if the entry is a view.
  public let controller: UIViewController?
  /// The first step that could not be done.
  private(set) var failure: StepFailure?
  private let content: UIView
  private let window: UIWindow
  /// Whether the picture shows everything that could be scrolled to.
  private let showsAll: Bool
  /// Whether the height of the content follows from what it shows.
  private let isSelfSizing: Bool
  /// The height of the part of a table that is searched at once, in points.
  private static let partHeight: CGFloat = 4_000

  init(
    _ content: UIView, controller: UIViewController?, in window: UIWindow, showsAll: Bool, isScreen: Bool
  ) {
    self.content = content
    self.controller = controller
    self.window = window
    self.showsAll = showsAll
    isSelfSizing = showsAll && !isScreen
  }

  /// The entry's view, or the view of its controller, or the whole window while a controller is presented.
  public var view: UIView { window.showsPresentation ? window : content }

  /// Taps a view with a finger: a control, a row, an item, or a view with a recognizer of taps.
  ///
  /// A view that takes no taps itself passes the tap on to the views around it. Animations end
  /// before the next step.
  public func tap(_ name: String) {
    guard let view = view(named: name) else { return }
    guard view.tap() else { return fail(.takesNoTap(name: name)) }
    layOut()
  }

  /// Scrolls to an offset of the content in points, as far as the content reaches.
  ///
  /// The picture of a table or a scroll view without a height of its own shows all of its content. It cannot be scrolled.
  ///
  /// - Parameters:
  ///   - offset: The place of the content's visible top left corner, in points.
  ///   - name: The name of the scroll view; nil for the outermost one.
  public func scroll(to offset: CGPoint, in name: String? = nil) {
    guard failure == nil else { return }
    let found = name == nil ? outermostScrollView : view(named: name ?? "") as? UIScrollView
    guard failure == nil else { return }
    guard let scrollView = found, let range = range(of: scrollView), offset.x.isFinite, offset.y.isFinite
    else {
      return fail(.scrollsNothing(name: name))
    }
    scrollView.setContentOffset(
      CGPoint(
        x: min(max(offset.x, range.minX), range.maxX), y: min(max(offset.y, range.minY), range.maxY)),
      animated: false)
    layOut()
  }

  /// Returns a view, for steps of your own, such as text in a field. Returns nil if there is none, which is a failure.
  public func view(named name: String) -> UIView? {
    guard failure == nil else { return nil }
    guard let viewName = ViewName(name) else {
      fail(.invalidName(name))
      return nil
    }
    var shown: [NamedView] = []
    var part: CGRect? = showPart(from: 0)
    while let rect = part {
      let placed = NamedView.placed(in: view, rect: rect)
      let views = placed.map(\.named)
      if let index = views.indices(of: viewName).first {
        return sequence(first: placed[index].layer, next: \.superlayer).lazy.compactMap(\.view).first
      }
      shown += views
      part = rect.maxY < height ? showPart(from: rect.maxY) : nil
    }
    fail(.noSuchView(name: name, nearest: shown.names(nearestTo: viewName, count: 3)))
    return nil
  }

  /// Lays out the window. A step may have changed the height that fits the content.
  private func layOut() {
    if isSelfSizing { content.layOutAtFittingHeight(width: content.frame.width) }
    window.settle()
  }

  private func fail(_ failure: StepFailure) {
    self.failure = self.failure ?? failure
  }

  /// The height of everything that the picture shows, in points.
  private var height: CGFloat {
    guard showsAll, let table = view as? UITableView else { return view.bounds.height }
    return table.contentSize.height + table.contentInset.top + table.contentInset.bottom
  }

  /// Lays out a part of the picture, with all rows in it, and returns its rectangle in points.
  private func showPart(from y: CGFloat) -> CGRect {
    guard showsAll, let table = view as? UITableView else {
      layOut()
      return CGRect(origin: .zero, size: view.bounds.size)
    }
    let rect = CGRect(x: 0, y: y, width: table.bounds.width, height: min(Self.partHeight, max(1, height - y)))
    table.layoutRows(in: rect.offsetBy(dx: 0, dy: table.bounds.minY))
    return rect
  }

  private var outermostScrollView: UIScrollView? {
    var views = [view]
    while !views.isEmpty {
      if let found = views.lazy.compactMap({ $0 as? UIScrollView }).first { return found }
      views = views.flatMap(\.subviews)
    }
    return nil
  }

  /// Returns the offsets that the content of a scroll view may have, or nil if there is only one.
  private func range(of scrollView: UIScrollView) -> CGRect? {
    guard !showsAll || scrollView !== content else { return nil }
    let inset = scrollView.adjustedContentInset
    let size = CGSize(
      width: max(0, scrollView.contentSize.width + inset.left + inset.right - scrollView.bounds.width),
      height: max(0, scrollView.contentSize.height + inset.top + inset.bottom - scrollView.bounds.height))
    return size == .zero ? nil : CGRect(origin: CGPoint(x: -inset.left, y: -inset.top), size: size)
  }
}
