public import Foundation
public import UIKit

/// A part of a snapshot that is not compared; the pictures show it all the same.
@MainActor
public struct SnapshotMask {
  package enum Part {
    /// In points from the picture's top left corner.
    case rect(CGRect)
    case views(@MainActor (UIView) -> Bool)
  }

  package let part: Part

  /// In points from the top left corner of the whole picture.
  public static func rect(_ rect: CGRect) -> SnapshotMask { SnapshotMask(part: .rect(rect)) }

  /// A view of the object that the assertion is given.
  public static func view(_ view: UIView) -> SnapshotMask { views(where: { $0 === view }) }

  /// Every view of a class: `.views(of: UIActivityIndicatorView.self)`.
  public static func views<View: UIView>(of type: View.Type) -> SnapshotMask { views(where: { $0 is View }) }

  /// Every view that a stored property of that name holds, of a superview or controller: `.views(named: "dateLabel")`.
  public static func views(named propertyName: String) -> SnapshotMask {
    views(where: { $0.propertyName == propertyName })
  }

  /// Every view that `isIgnored` chooses, with all that is in it.
  public static func views(where isIgnored: @escaping @MainActor (UIView) -> Bool) -> SnapshotMask {
    SnapshotMask(part: .views(isIgnored))
  }
}
