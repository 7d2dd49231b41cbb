import UIKit

/// Runs `body` as on a phone with these traits.
func onPhone<Result>(
  _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, textSize: UIContentSizeCategory = .large,
  _ body: () throws -> Result
) rethrows -> Result {
  try Device.changing(
    {
      $0.layoutDirection = direction
      $0.contentSizeCategory = textSize
    }, body)
}
