public import Foundation

/// The background behind the content of a cell, or of a button with a configuration.
public struct UIBackgroundConfiguration: Sendable, Hashable {
  /// A view above the colour and the image. Buttons do not show it.
  public var customView: UIView?
  /// An image above the colour. Buttons do not show it.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The edges at which a cell's layout margins are added to the background insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The distance by which the background and its stroke extend outwards, in points. Buttons ignore it.
  public var strokeOutset: CGFloat = 0
  /// An effect on what is behind the background. Buttons do not show it.
  public var visualEffect: UIVisualEffect?
  public var shadowProperties = UIShadowProperties()
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The style of a cell in a list.
  var listStyle: ListStyle?
  /// The colour of the background. The style of the button or list determines it unless it is set.
  public var backgroundColor: UIColor?
  /// The insets of the background from the bounds, in points. Negative insets extend it beyond the bounds.
  public var backgroundInsets: NSDirectionalEdgeInsets = .zero
  public var strokeColor: UIColor?
  /// The width of the stroke, in points.
  public var strokeWidth: CGFloat = 0
  var ownCornerRadius: CGFloat?

  /// The corner radius, in points. A button's corner style determines it unless it is set.
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
