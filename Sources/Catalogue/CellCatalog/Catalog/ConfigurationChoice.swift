package import Foundation
package import UIKit

/// A user's choice of circumstances. It narrows the declared ones, or makes new ones if no declared one fits.
package struct ConfigurationChoice: Hashable, Sendable {
  /// The widths in points.
  package var widths: [CGFloat] = []
  /// The number of pixels per point.
  package var scale: CGFloat?
  package var isDark = false
  package var isRightToLeft = false
  package var contentSizeCategories: [UIContentSizeCategory] = []
  package var languages: [String] = []
  package var systemVersions: [SystemVersion] = []
  package var deviceModels: [SnapshotDevice] = []

  package init() {}

  /// Whether the choice includes everything that is declared.
  package var isEmpty: Bool { self == ConfigurationChoice() }

  /// Returns the circumstances of each entry. An entry has none if only others declare the chosen ones.
  ///
  /// - Parameter usual: The circumstances of entries that declare none.
  package func configurations(of entries: [CatalogEntry], usual: [SnapshotConfiguration])
    -> [[SnapshotConfiguration]]
  {
    let declared = entries.map { $0.allConfigurations(usual: usual) }
    guard !isEmpty else { return declared }
    let narrowed = declared.map { $0.filter(includes) }
    // Every value that the user named must occur. Otherwise a part of the choice would be left out silently.
    return hasAllNamed(narrowed.flatMap { $0 }) ? narrowed : declared.map(made)
  }

  /// The first configuration that the choice makes by itself.
  package var first: SnapshotConfiguration {
    made(from: [SnapshotConfiguration(width: 375)]).first ?? SnapshotConfiguration(width: 375)
  }

  private func includes(_ configuration: SnapshotConfiguration) -> Bool {
    (widths.isEmpty || widths.contains(configuration.width))
      && (scale == nil || scale == configuration.scale)
      && (!isDark || configuration.userInterfaceStyle == .dark)
      && (!isRightToLeft || configuration.layoutDirection == .rightToLeft)
      && (contentSizeCategories.isEmpty || contentSizeCategories.contains(configuration.contentSizeCategory))
      && (languages.isEmpty || languages.contains(configuration.language))
      && (systemVersions.isEmpty || systemVersions.contains(configuration.systemVersion))
      && (deviceModels.isEmpty || configuration.deviceModel.map(deviceModels.contains) == true)
  }

  private func hasAllNamed(_ found: [SnapshotConfiguration]) -> Bool {
    !found.isEmpty && Set(widths).isSubset(of: found.map(\.width))
      && Set(contentSizeCategories).isSubset(of: found.map(\.contentSizeCategory))
      && Set(languages).isSubset(of: found.map(\.language))
      && Set(systemVersions).isSubset(of: found.map(\.systemVersion))
      && Set(deviceModels).isSubset(of: found.compactMap(\.deviceModel))
  }

  /// Returns every chosen width or device with all other chosen values. If none is chosen, the widths are the declared
  /// ones.
  private func made(from declared: [SnapshotConfiguration]) -> [SnapshotConfiguration] {
    let plain = declared.filter { $0 == SnapshotConfiguration(width: $0.width, scale: $0.scale) }
    var bases = deviceModels.map { SnapshotConfiguration($0) }
    if bases.isEmpty {
      let usual = plain.isEmpty ? declared : plain
      bases = (widths.isEmpty ? usual.map(\.width) : widths).map {
        SnapshotConfiguration(width: $0, scale: usual.first?.scale ?? 2)
      }
    }
    var configurations: [SnapshotConfiguration] = []
    for base in bases {
      for category in contentSizeCategories.isEmpty ? [.large] : contentSizeCategories {
        for language in languages.isEmpty ? [base.language] : languages {
          for version in systemVersions.isEmpty ? [base.systemVersion] : systemVersions {
            var configuration = base.textSize(category).language(language).systemVersion(version)
            configuration.scale = scale ?? configuration.scale
            if isDark { configuration = configuration.dark }
            if isRightToLeft { configuration = configuration.rightToLeft }
            if !configurations.contains(configuration) { configurations.append(configuration) }
          }
        }
      }
    }
    return configurations
  }
}
