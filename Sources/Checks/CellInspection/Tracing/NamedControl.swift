import UIKit

/// A control that a finger can reach, with the name of the property that holds it.
@MainActor
struct NamedControl {
  let name: String
  let control: UIControl

  /// Returns the outermost controls in a view that are enabled and not hidden.
  static func all(in view: UIView) -> [NamedControl] {
    guard !view.isHidden else { return [] }
    if let control = view as? UIControl, control.isEnabled, let name = control.propertyName {
      return [NamedControl(name: name, control: control)]
    }
    return view.subviews.flatMap(all)
  }
}

extension [NamedControl] {
  /// The names in alphabetical order, without duplicates.
  @MainActor var names: [String] { Set(map(\.name)).sorted() }
}
