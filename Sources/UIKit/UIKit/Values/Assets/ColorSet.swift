internal import Foundation

/// The `Contents.json` of a colour set.
struct ColorSet: Decodable {
  struct Entry: Decodable, AssetCatalogEntry {
    var color: ColorDescription?
    var idiom: String?
    var appearances: [CatalogAppearance]?
  }

  /// A colour for one appearance and one device, or for all devices if `device` is nil.
  private struct Variant {
    var device: UIUserInterfaceIdiom?
    var isDark: Bool
    var color: UIColor
  }

  var colors: [Entry]

  /// The colour, or nil if the set has no light colour.
  var color: UIColor? {
    let variants = colors.compactMap { entry in
      entry.isShown
        ? entry.color?.color.map { Variant(device: entry.device, isDark: entry.isDark, color: $0) } : nil
    }
    guard let any = variants.first(where: { !$0.isDark }) else { return nil }
    guard variants.count > 1 else { return any.color }
    return UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      let device = traits.userInterfaceIdiom == .pad ? UIUserInterfaceIdiom.pad : .phone
      func variant(isDark: Bool) -> UIColor? {
        let found = variants.filter { $0.isDark == isDark }
        return (found.first { $0.device == device } ?? found.first { $0.device == nil })?.color
      }
      return (isDark ? variant(isDark: true) : nil) ?? variant(isDark: false) ?? any.color
    }
  }
}
