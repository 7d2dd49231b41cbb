internal import Foundation

/// An entry of a set, with the devices and appearances that it is for.
protocol AssetCatalogEntry {
  /// The device, such as "universal", "iphone" or "watch".
  var idiom: String? { get }
  var appearances: [CatalogAppearance]? { get }
}

/// One condition on the appearance of an entry, such as "luminosity": "dark".
struct CatalogAppearance: Decodable {
  var appearance: String
  var value: String
}

extension AssetCatalogEntry {
  var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }

  /// Whether iPhones or iPads show the entry. Entries for high contrast are never shown.
  var isShown: Bool {
    let isHigh = appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false
    return !isHigh && [nil, "universal", "iphone", "ipad"].contains(idiom)
  }

  /// The only device that the entry is for, or nil if it is for all devices.
  var device: UIUserInterfaceIdiom? {
    switch idiom {
    case "iphone": .phone
    case "ipad": .pad
    default: nil
    }
  }
}
