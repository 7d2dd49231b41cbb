import Foundation

/// The separators above and below a row of a list.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  public enum Visibility: Int, Sendable {
    case automatic
    case visible
    case hidden
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.automaticSeparatorInsets
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.automaticSeparatorInsets
  public var color = UIColor.separator
  /// The colour beside selected rows where several can be selected. Unlike UIKit, it is never drawn, and a warning
  /// says so.
  ///
  /// - Note: No effect on the picture.
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// The insets that stand for automatic insets, which follow the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets.automaticSeparatorInsets
}

extension NSDirectionalEdgeInsets {
  /// The insets that stand for automatic insets. No separator has these insets.
  fileprivate static let automaticSeparatorInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The insets, or nil if they stand for automatic insets.
  var ownSeparatorInsets: NSDirectionalEdgeInsets? { self == .automaticSeparatorInsets ? nil : self }
}
