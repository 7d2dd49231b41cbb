internal import CellSnapPlaceholders
internal import UIKit

/// The marked area for what a missing class would draw.
@MainActor enum MissingContent {
  /// Marks the area of a view, unless subviews or layers of the app show what the view is.
  static func draw(in view: UIView) {
    guard view.subviews.isEmpty, view.layer.sublayers?.isEmpty ?? true else { return }
    let name = MissingClass.name(of: view, below: [MissingView.self, MissingControl.self])
    PlaceholderArea.draw(in: view, because: "the class \(name) is missing")
  }
}
