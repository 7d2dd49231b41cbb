import UIKit

extension UIColor {
  /// The background of the screens: (0.949, 0.937, 0.965) in the light appearance, black in the dark one.
  static let feedBackground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      : UIColor(red: 0.949, green: 0.937, blue: 0.965, alpha: 1)
  }

  /// The background of a post, a profile or a row.
  static let cardBackground = UIColor.secondarySystemGroupedBackground

  /// The colour of links, mentions and hashtags: blue, dark enough for small text on white.
  static let feedLink = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.45, green: 0.67, blue: 1, alpha: 1)
      : UIColor(red: 0.10, green: 0.38, blue: 0.76, alpha: 1)
  }

  /// The colour of secondary text, with a contrast of at least 4.5 to 1 on cards.
  static let feedSecondary = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.62, green: 0.62, blue: 0.66, alpha: 1)
      : UIColor(red: 0.42, green: 0.42, blue: 0.46, alpha: 1)
  }

  /// The colour of the bar beside a quotation.
  static let feedBar = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.34, green: 0.34, blue: 0.38, alpha: 1)
      : UIColor(red: 0.78, green: 0.78, blue: 0.82, alpha: 1)
  }

  static let feedLiked = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 1, green: 0.36, blue: 0.42, alpha: 1)
      : UIColor(red: 0.86, green: 0.15, blue: 0.25, alpha: 1)
  }
}
