public import Foundation
public import UIKit

/// A part of a snapshot that is not compared. The pictures still show it.
@MainActor
public struct SnapshotMask {
  package enum Part {
    /// A rectangle in points from the picture's top left corner.
    case rect(CGRect)
    case views(@MainActor (UIView) -> Bool)
  }

  package let part: Part

  /// Returns a mask for a rectangle, in points from the top left corner of the whole picture.
  public static func rect(_ rect: CGRect) -> SnapshotMask { SnapshotMask(part: .rect(rect)) }

  /// Returns a mask for one view of the object in the assertion.
  public static func view(_ view: UIView) -> SnapshotMask { views(where: { $0 === view }) }

  /// Returns a mask for every view of a class: `.views(of: UIActivityIndicatorView.self)`.
  public static func views<View: UIView>(of type: View.Type) -> SnapshotMask { views(where: { $0 is View }) }

  /// Returns a mask for every view that a stored property with this name holds, of a superview or controller:
  /// `.views(named: "dateLabel")`.
  public static func views(named propertyName: String) -> SnapshotMask {
    views(where: { $0.propertyName == propertyName })
  }

  /// Returns a mask for every view that `isIgnored` chooses, with everything in it.
  public static func views(where isIgnored: @escaping @MainActor (UIView) -> Bool) -> SnapshotMask {
    SnapshotMask(part: .views(isIgnored))
  }
}
