extension Snapshotting where Value == UIView, Format == String {
  /// A strategy that compares the views in a view with their frames, one line each.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy that compares the views in a view.
  ///
  /// - Parameters:
  ///   - size: The size in points, or nil for the size of the view's frame.
  ///   - traits: The traits of the view.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<String, String>(pathExtension: "txt", diffing: .views).pullback { view in
      MainThread.run {
        let config = ViewImageConfig(safeArea: .zero, size: size ?? view.frame.size, traits: traits)
        return SnapshotStage.showing(view, in: UIViewController(), config, traits: traits) {
          ValueDump.withoutAddresses($0.recursiveDescription())
        }
      }
    }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// A strategy that compares the controllers in a controller, one line each.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainThread.run {
        SnapshotStage.showing(
          controller.view, in: controller, ViewImageConfig(), traits: UITraitCollection()
        ) { _ in
          ValueDump.withoutAddresses(controller.hierarchyDescription())
        }
      }
    }
  }

  /// A strategy that compares the views in a controller's view with their frames, one line each.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// Returns a strategy that compares the views in a controller's view.
  ///
  /// - Parameters:
  ///   - config: The size, safe area and traits.
  ///   - size: Another size in points, or nil for the device's size.
  ///   - traits: Traits that win over the device's traits.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<String, String>(pathExtension: "txt", diffing: .views).pullback { controller in
      MainThread.run {
        var config = config
        config.size = size ?? config.size
        return SnapshotStage.showing(controller.view, in: controller, config, traits: traits) {
          ValueDump.withoutAddresses($0.recursiveDescription())
        }
      }
    }
  }
}

extension Diffing where Value == String {
  /// A comparison of lines about views. Background colours do not count if an older version of iOS wrote the reference,
  /// which left them out.
  static var views: Diffing {
    var diffing = Diffing.lines
    diffing.diff = { reference, actual in
      let actual =
        mayLackColors(reference)
        ? actual.replacingOccurrences(of: "backgroundColor = [^;>]*; ", with: "", options: .regularExpression)
        : actual
      return Diffing.lines.diff(reference, actual)
    }
    return diffing
  }

  /// Whether a reference may have no background colours because of the version of iOS that wrote it. Here, a label always
  /// has one.
  private static func mayLackColors(_ reference: String) -> Bool {
    guard !reference.contains("backgroundColor = ") else { return false }
    return ReferenceOrigin.mayBePhone || reference.contains("<UILabel;")
  }
}
