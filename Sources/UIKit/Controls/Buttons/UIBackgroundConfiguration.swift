public import Foundation

/// What lies behind the content of a cell, or of a button with a configuration.
///
/// Unlike UIKit, it has no visual effect.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// In the place of the colour's own view; a button does not show it.
  public var customView: UIView?
  /// Over the colour; a button does not show it.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The edges at which a cell's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// How far the stroke lies outside, in points.
  public var strokeOutset: CGFloat = 0
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// Of a cell in a list.
  var listStyle: ListStyle?
  /// That of the button's, or the list's, style unless set.
  public var backgroundColor: UIColor?
  /// Narrows a cell's background, and grows, or narrows, a button's beyond its bounds.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  public var strokeColor: UIColor?
  /// In points.
  public var strokeWidth: CGFloat = 0
  var ownCornerRadius: CGFloat?

  /// In points; that of a button's corner style unless set.
  public var cornerRadius: CGFloat {
    get { ownCornerRadius ?? 0 }
    set { ownCornerRadius = newValue }
  }

  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
