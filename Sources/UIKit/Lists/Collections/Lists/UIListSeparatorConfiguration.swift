import Foundation

/// The lines above and below a row of a list.
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
  /// While several rows can be selected, which a picture does not show.
  public var multipleSelectionColor = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Stand for insets that follow the row's text.
  public static let automaticInsets = NSDirectionalEdgeInsets.automaticSeparatorInsets
}

extension NSDirectionalEdgeInsets {
  /// Insets that no line has.
  fileprivate static let automaticSeparatorInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)

  /// The insets, or nil where they stand for those that follow the text.
  var ownSeparatorInsets: NSDirectionalEdgeInsets? { self == .automaticSeparatorInsets ? nil : self }
}
