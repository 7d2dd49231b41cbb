import MFS
import UIKit

/// Runs `body` as on a phone of these traits, then on the usual one again.
@MainActor func onPhone<Result>(
  _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, textSize: UIContentSizeCategory = .large,
  _ body: () throws -> Result
) rethrows -> Result {
  let device = Device.current
  defer {
    Device.current = device
    LayoutEnvironment.refresh(from: .current)
  }
  Device.current.layoutDirection = direction
  Device.current.contentSizeCategory = textSize
  LayoutEnvironment.refresh(from: .current)
  return try body()
}
