import CellCatalog
import CellChecks
import MFS
import UIKit

extension ControlsResponse {
  /// Lists the controls of an entry, with the values of the request's edits.
  @MainActor
  init(_ drawing: PreviewDrawing) throws(PreviewError) {
    var controls: CatalogControls?
    let models = try drawing.draw(didBuild: { controls = $0 }) { content, _ in
      content.controller.map { ViewModelPlace.all(in: $0) } ?? []
    }
    self.init(groups: [])
    let declared = controls?.declared ?? []
    if !declared.isEmpty { groups.append(Group(title: "Controls", controls: declared.map(Control.init))) }
    for model in models {
      let controls = model.properties.map { Control(model.key(of: $0.property), $0.property.name, $0.value) }
      guard !controls.isEmpty else { continue }
      let name = "\(type(of: model.viewModel))"
      groups.append(Group(title: model.row.map { "Row \($0): \(name)" } ?? name, controls: controls))
    }
  }
}

extension ControlsResponse.Control {
  fileprivate init(_ key: String, _ title: String, _ value: EditableValue) {
    self.init(key: key, title: title, kind: value.kind, value: value.text, choices: value.choices)
  }

  fileprivate init(_ control: DeclaredControl) {
    self.init(key: control.key, title: control.title, kind: .text, value: control.value)
    switch control.kind {
    case .text: kind = .text
    case .toggle: kind = .toggle
    case .date: kind = .date
    case .number(let range, let step):
      kind = .number
      (minimum, maximum, self.step) = (range.lowerBound, range.upperBound, step)
    case .choice(let names):
      kind = .choice
      choices = names
    }
  }
}
