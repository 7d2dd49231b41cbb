import Foundation
import UIKit

/// The place of a view before its picture is taken, so that it can be restored.
@MainActor
struct ViewPlace {
  private let view: UIView
  private let superview: UIView?
  private let index: Int?
  private let frame: CGRect

  init(of view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view }
    frame = view.frame
  }

  func restore() {
    view.frame = frame
    if let superview, let index { superview.insertSubview(view, at: index) }
  }
}
