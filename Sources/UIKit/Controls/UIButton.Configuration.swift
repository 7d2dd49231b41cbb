public import Foundation

extension UIButton {
  /// The look of a button that does not set its contents by state.
  ///
  /// Unlike UIKit, there are no subtitle, attributed title, activity indicator and background configuration.
  public struct Configuration: Sendable {
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule
    }

    public enum Size: Int, Sendable {
      case medium
      case small
      case mini
      case large
    }

    enum Fill: Sendable {
      case plain
      case tinted
      case gray
      case filled
    }

    let fill: Fill
    public var title: String?
    public var image: UIImage?
    /// Between image and title.
    public var imagePadding: CGFloat = 0
    /// The side of the title at which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var cornerStyle: CornerStyle = .dynamic
    private var ownInsets: NSDirectionalEdgeInsets?
    public var buttonSize: Size = .medium

    init(_ fill: Fill) {
      self.fill = fill
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }

    /// Around image and title; those of the size unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.contentInsets }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var contentInsets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var textStyle: UIFont.TextStyle {
    switch self {
    case .medium, .large: .body
    case .small, .mini: .subheadline
    }
  }
}
