internal import CellNibs
internal import Foundation

extension NibPlan {
  /// Returns the value of a runtime attribute as its property takes it.
  func value(of attribute: NibRuntimeAttribute, at object: NibObject) -> KeyedValue {
    func report(_ reason: String) { self.report(reason, element: object.element, line: attribute.line) }
    switch attribute.value {
    case .nothing: return KeyedValue(nil)
    case .string(let text):
      let key = attribute.localizedIndex.map {
        "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\($0)]"
      }
      let translated = key.flatMap { key in object.id.flatMap { file.strings["\($0).\(key)"] } }
      return KeyedValue(translated ?? text)
    case .number(let number): return KeyedValue(number)
    case .boolean(let flag): return KeyedValue(flag)
    case .date(let date): return KeyedValue(date)
    case .rect(let rect): return KeyedValue(rect)
    case .size(let size): return KeyedValue(size)
    case .point(let point): return KeyedValue(point)
    case .range(let range): return KeyedValue(range)
    case .insets(let top, let left, let bottom, let right):
      return KeyedValue(UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    case .color(let color): return KeyedValue(file.color(color, report))
    case .font(let font): return KeyedValue(file.font(font, report))
    case .image(let image): return KeyedValue(file.image(image, report))
    case .symbolConfiguration(let configuration):
      return KeyedValue(file.symbolConfiguration(configuration, report))
    case .attributedString(let runs): return KeyedValue(file.attributedText(runs, report))
    case .flags: return KeyedValue(nil)
    }
  }
}
