public import CellCatalog
public import UIKit

extension [CatalogEntry] {
  /// Returns the entries of a sampled view with the colour that the app has behind it.
  ///
  /// - Parameter color: Returns the colour; nil for the usual background of a window.
  public func ground(_ color: @escaping @MainActor () -> UIColor?) -> [CatalogEntry] {
    onStage { $0.backgroundColor = color() ?? .systemBackground }
  }

  /// Returns the entries of a sampled view with the size that the app's layout gives it.
  ///
  /// ```text
  /// .size { screen in SampleSize(width: screen.width / 2 - 24, height: 180) }
  /// ```
  ///
  /// - Parameter size: Returns the size on a screen of a size in points.
  public func size(_ size: @escaping @MainActor (_ screen: CGSize) -> SampleSize) -> [CatalogEntry] {
    map { entry in
      entry.building { build in SampleViews.making(with: size, build) }
    }.onStage { $0.size = size }
  }

  /// Returns the entries of a sampled view in the style that the app asks for, independent of the device's style.
  public func userInterfaceStyle(_ style: UIUserInterfaceStyle) -> [CatalogEntry] {
    map { entry in
      entry.building { build in
        // Colours that an initialiser resolves have the style, too.
        let traits = UITraitCollection(traitsFrom: [
          .current, UITraitCollection(userInterfaceStyle: style),
        ])
        let content = traits.makingCurrent { build() }
        if case .view(let view) = content { view.overrideUserInterfaceStyle = style }
        return content
      }
    }
  }

  private func onStage(_ change: @escaping @MainActor (SampleStage) -> Void) -> [CatalogEntry] {
    map { entry in
      entry.building { build in
        let content = build()
        if case .view(let view) = content, let stage = view as? SampleStage { change(stage) }
        return content
      }
    }
  }
}
