internal import CellAccessibility
public import UIKit

/// The strategies for what VoiceOver reads, which the original does not have.
extension Snapshotting where Value == UIView, Format == String {
  /// A strategy that compares what VoiceOver reads in a view, with a line for each element in its order.
  public static var accessibility: Snapshotting { .accessibility() }

  /// Returns a strategy that compares what VoiceOver reads in a view.
  ///
  /// - Parameters:
  ///   - size: The size in points, or nil for the size of the view's frame.
  ///   - traits: The traits of the view.
  public static func accessibility(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection())
    -> Snapshotting
  {
    SimplySnapshotting.lines.pullback { view in
      MainThread.run {
        let config = ViewImageConfig(safeArea: .zero, size: size ?? view.frame.size, traits: traits)
        return SnapshotStage.showing(view, in: UIViewController(), config, traits: traits) {
          AccessibilityText(AccessibilityReading(of: $0).elements).text
        }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that compares what VoiceOver reads in a controller's view, with a line for each element in its order.
  public static var accessibility: Snapshotting { .accessibility() }

  /// Returns a strategy that compares what VoiceOver reads in a controller's view.
  ///
  /// - Parameters:
  ///   - config: The size, safe area and traits.
  ///   - size: Another size in points, or nil for the device's size.
  ///   - traits: Traits that win over the device's traits.
  public static func accessibility(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.run {
        var config = config
        config.size = size ?? config.size
        return SnapshotStage.showing(controller.view, in: controller, config, traits: traits) {
          AccessibilityText(AccessibilityReading(of: $0).elements).text
        }
      }
    }
  }
}
