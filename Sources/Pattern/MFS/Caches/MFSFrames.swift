public import Foundation

/// The frames of all subviews of a cell as one value: a `CGRect` for each, in points, under the name of the property that
/// holds the subview.
///
/// ```swift
/// struct BubbleFrames: MFSFrames {
///   let bubbleView, messageLabel: CGRect
///   let cellHeight: CGFloat
///
///   init(textSize: CGSize) {
///     bubbleView = CGRect(x: 15, y: 5, width: textSize.width + 20, height: textSize.height + 10)
///     messageLabel = bubbleView.insetBy(dx: 10, dy: 5)
///     cellHeight = bubbleView.maxY + 5
///   }
/// }
/// ```
public protocol MFSFrames: Sendable, Hashable {
  /// The height of the cell, in points.
  var cellHeight: CGFloat { get }
}

extension MFSFrames {
  /// The names of the subviews for which there are frames.
  var subviews: [String] {
    Mirror(reflecting: self).children.compactMap { $0.value is CGRect ? $0.label : nil }
  }
}
