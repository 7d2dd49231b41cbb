import Foundation

extension UIAppearanceProxy where Target: UINavigationBar {
  public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
    record(
      "backgroundImage \(barMetrics.rawValue)", isFree: { $0.backgroundImage(for: barMetrics) == nil },
      { $0.setBackgroundImage(image, for: barMetrics) })
  }

  public func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(image, for: barMetrics)
  }
}
