internal import CellNibs
internal import Foundation

extension NibPart {
  /// Sets what a bar appearance's element says of it.
  func configure(_ appearance: UIBarAppearance) {
    if case .string(let transparency) = object.values["backgroundStyle"], transparency == "transparent" {
      appearance.configureWithTransparentBackground()
    }
    if let color = color("backgroundColor") { appearance.backgroundColor = color }
    if let color = color("shadowColor") { appearance.shadowColor = color }
    if let image = image("backgroundImage") { appearance.backgroundImage = image }
    if let image = image("shadowImage") { appearance.shadowImage = image }
    guard let bar = appearance as? UINavigationBarAppearance else { return }
    if let attributes = textAttributes("titleTextAttributes") { bar.titleTextAttributes = attributes }
    if let attributes = textAttributes("largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = attributes
    }
  }
}

extension NibSettings {
  /// Adds an appearance of a bar, which is an element with a key.
  mutating func appearance<Appearance: UIBarAppearance>(
    _ key: String, _ make: @escaping @MainActor () -> Appearance,
    _ set: @escaping @MainActor (Target, Appearance) -> Void
  ) {
    custom([key]) { part in
      guard let written = part.object.child(key) else { return nil }
      let own = part.part(
        written,
        knowing: [
          "backgroundStyle", "backgroundColor", "shadowColor", "backgroundImage", "shadowImage",
          "titleTextAttributes",
          "largeTitleTextAttributes",
        ])
      return { bar, _ in
        let appearance = make()
        own.configure(appearance)
        set(bar, appearance)
      }
    }
  }
}
