import Badges
import UIKit

/// The badges that tests draw.
public enum BadgeSamples {
  public static func many() -> BadgeView {
    let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 160, height: 28))
    badge.count = 12
    return badge
  }
}
