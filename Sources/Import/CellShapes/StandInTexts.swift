internal import CellCatalog
internal import UIKit

/// The texts in labels that an app's code outside of the view sets, such as a controller.
@MainActor enum StandInTexts {
  /// A label, a field or a button, by the name of its property.
  private struct Place {
    let name: String
    let isEmpty: Bool
    let fill: @MainActor (_ text: String) -> Void
  }

  /// Gives the labels and fields of a view in which none has a text samples by the names of their properties. Returns the
  /// names.
  static func fill(_ view: UIView, _ samples: Samples) -> [String] {
    // A view that is a label itself has no property's name.
    guard !(view is UILabel || view is UITextField || view is UITextView) else { return [] }
    let places = places(in: view, named: "text", within: [])
    guard places.allSatisfy(\.isEmpty) else { return [] }
    // A view shows these on other occasions.
    let filled = places.filter { !SampleWords($0.name).has("error warning badge empty") }
    for place in filled { place.fill((try? samples.value(place.name) as String) ?? place.name) }
    return Set(filled.map(\.name)).sorted()
  }

  /// Returns the places for texts that can be seen. The labels in a control are the control's.
  private static func places(in view: UIView, named name: String, within holders: [HeldViews]) -> [Place] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    switch view {
    case let label as UILabel:
      return [Place(name: name, isEmpty: label.text?.isEmpty ?? true) { label.text = $0 }]
    case let field as UITextField:
      let isEmpty = (field.text?.isEmpty ?? true) && (field.placeholder?.isEmpty ?? true)
      return [Place(name: name, isEmpty: isEmpty) { field.text = $0 }]
    case let text as UITextView:
      return [Place(name: name, isEmpty: text.text?.isEmpty ?? true) { text.text = $0 }]
    case let button as UIButton:
      let isEmpty = button.currentTitle?.isEmpty ?? true
      return isEmpty ? [] : [Place(name: name, isEmpty: false) { _ in }]
    case is UIControl: return []
    default: break
    }
    let holders = holders + [HeldViews(heldBy: view, includingStandardParts: false)]
    return view.subviews.flatMap { part in
      let name = holders.reversed().lazy.compactMap { $0.name(of: ObjectIdentifier(part)) }.first
      return places(in: part, named: name ?? "text", within: holders)
    }
  }
}
