import Foundation

/// The texts of the badges, from the bundle of this module.
public enum Texts {
  public static func left(_ count: Int) -> String {
    let format = NSLocalizedString("%d left", bundle: .module, comment: "in stock")
    return String.localizedStringWithFormat(format, count)
  }

  public static var places: [String] {
    guard let file = Bundle.module.url(forResource: "places", withExtension: "json", subdirectory: "Data"),
      let data = try? Data(contentsOf: file)
    else { return [] }
    return (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}
