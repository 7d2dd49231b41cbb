internal import CellNibs
internal import Foundation

/// An object of a document while its settings are prepared, or a part of such an object.
@MainActor struct NibPart {
  let object: NibObject
  let plan: NibPlan
  /// The identifier of the object around a part that has none, with which its texts are translated.
  private let outerID: String?

  init(object: NibObject, plan: NibPlan, outerID: String? = nil) {
    (self.object, self.plan, self.outerID) = (object, plan, outerID)
  }

  var file: NibFile { plan.file }

  func report(_ reason: String) {
    plan.report(reason, at: object)
  }

  func number(_ name: String) -> CGFloat? {
    if case .number(let number) = object.values[name] { return number }
    guard let text = object.attributes[name], let number = Double(text), number.isFinite else { return nil }
    return abs(number) < 1e-300 ? 0 : number
  }

  /// Returns the text of an attribute or element, in the language of the device.
  ///
  /// - Parameter stringsKey: The text's name in the document's `.strings` files; by default the attribute's name.
  func text(_ name: String, stringsKey: String? = nil) -> String? {
    var text = object.attributes[name]
    if text == nil, case .string(let written) = object.values[name] { text = written }
    guard let text else { return nil }
    return (object.id ?? outerID).flatMap { file.strings["\($0).\(stringsKey ?? name)"] } ?? text
  }

  func color(_ key: String) -> UIColor? {
    guard case .color(let color) = object.values[key] else { return nil }
    return file.color(color) { report($0) }
  }

  func font(_ font: NibFont) -> UIFont { file.font(font) { report($0) } }

  /// Returns the image that an attribute or element names.
  func image(_ name: String, catalog: String = "catalog") -> UIImage? {
    if case .image(let image) = object.values[name] { return file.image(image) { report($0) } }
    guard let written = object.attributes[name] else { return nil }
    let isSymbol = object.attributes[catalog] == "system"
    return file.image(NibImage(name: written, isSymbol: isSymbol)) { report($0) }
  }

  func attributedText(_ key: String) -> NSAttributedString? {
    guard case .attributedString(let runs) = object.values[key] else { return nil }
    return file.attributedText(runs) { report($0) }
  }

  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard case .symbolConfiguration(let configuration) = object.values[key] else { return nil }
    return file.symbolConfiguration(configuration) { report($0) }
  }

  /// Returns the objects of a list that the size classes do not leave out.
  func included(_ list: [NibObject]) -> [NibObject] {
    let excluded = plan.excluded(by: object)
    return excluded.isEmpty
      ? list : list.filter { object in object.id.map { !excluded.contains($0) } ?? true }
  }

  /// Returns the part for a child that is no object of its own, such as a button's state. Everything that the document
  /// says of it beside `names` is reported.
  func part(_ child: NibObject, knowing names: Set<String>) -> NibPart {
    plan.reportUnknown(in: child, known: names)
    return part(child)
  }

  /// Returns the part for a child that is no object of its own, such as a button's state.
  func part(_ child: NibObject) -> NibPart {
    NibPart(object: child, plan: plan, outerID: object.id ?? outerID)
  }
}
