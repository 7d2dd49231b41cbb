internal import Foundation

/// One entry of a set, with the devices and appearances it is for.
protocol CatalogEntry {
  /// As in "universal", "iphone" or "watch".
  var idiom: String? { get }
  var appearances: [CatalogAppearance]? { get }
}

/// What says for which appearance an entry of a set is.
struct CatalogAppearance: Decodable {
  var appearance: String
  var value: String
}

extension CatalogEntry {
  var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }

  /// Whether phones or pads show it: nobody raises the contrast here.
  var isShown: Bool {
    let isHigh = appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false
    return !isHigh && [nil, "universal", "iphone", "ipad"].contains(idiom)
  }

  /// The only device that it is for; nil where it is for all.
  var device: UIUserInterfaceIdiom? {
    switch idiom {
    case "iphone": .phone
    case "ipad": .pad
    default: nil
    }
  }
}
