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

  /// Returns the number in an attribute or element. Another value is reported.
  func number(_ name: String) -> CGFloat? {
    guard let text = object.attributes[name] else {
      return value(name, "a number") {
        guard case .number(let number) = $0 else { return nil }
        return CGFloat(number)
      }
    }
    guard let number = Double(text), number.isFinite else {
      report("the value \(text) of the attribute \(name) is no number")
      return nil
    }
    return abs(number) < 1e-300 ? 0 : number
  }

  func integer(_ name: String) -> Int? {
    guard let number = number(name) else { return nil }
    guard let integer = Int(exactly: number.rounded()) else {
      report("the value \(number) of the attribute \(name) is too large")
      return nil
    }
    return integer
  }

  /// Returns an attribute that is `YES` or `NO`. Reports any other word.
  func flag(_ name: String) -> Bool? {
    word(name, ["YES": true, "NO": false])
  }

  /// Returns the value for the word in an attribute. Reports a word that is not in `values`.
  func word<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    guard let word = object.attributes[name] else { return nil }
    if let value = values[word] { return value }
    report("the value \(word) of the attribute \(name) is unknown")
    return nil
  }

  /// Returns the value that is written as an element with this key. Reports a value of another kind.
  ///
  /// - Parameter kind: The kind with its article, as a message names it.
  func value<Value>(_ key: String, _ kind: String, _ read: (NibValue) -> Value?) -> Value? {
    if let written = object.values[key] {
      if let value = read(written) { return value }
      if written != .nothing { report("the value \(key) is not \(kind)") }
    } else if let child = object.child(key) {
      report("the value \(key) is not \(kind) but the element \(child.element)")
    } else if let text = object.attributes[key] {
      report("the value \(text) of the attribute \(key) is not \(kind)")
    }
    return nil
  }

  /// Returns the text of an attribute or element, in the language of the device.
  ///
  /// - Parameter stringsKey: The text's name in the document's `.strings` files; by default the attribute's name.
  func text(_ name: String, stringsKey: String? = nil) -> String? {
    let written =
      object.attributes[name]
      ?? value(name, "a text") {
        guard case .string(let text) = $0 else { return nil }
        return text
      }
    guard let text = written else { return nil }
    return (object.id ?? outerID).flatMap { file.strings["\($0).\(stringsKey ?? name)"] } ?? text
  }

  func color(_ key: String) -> UIColor? {
    value(key, "a colour") {
      guard case .color(let color) = $0 else { return nil }
      return file.color(color) { report($0) }
    }
  }

  func font(_ key: String) -> UIFont? {
    value(key, "a font") {
      guard case .font(let font) = $0 else { return nil }
      return file.font(font) { report($0) }
    }
  }

  func insets(_ key: String) -> UIEdgeInsets? {
    // Interface Builder writes 5e-324 where the user entered 0.
    func length(_ value: Double) -> CGFloat { abs(value) < 1e-300 ? 0 : value }
    return value(key, "insets") {
      guard case .insets(let top, let left, let bottom, let right) = $0 else { return nil }
      return UIEdgeInsets(top: length(top), left: length(left), bottom: length(bottom), right: length(right))
    }
  }

  func size(_ key: String) -> CGSize? {
    value(key, "a size") {
      guard case .size(let size) = $0 else { return nil }
      return size
    }
  }

  func rect(_ key: String) -> CGRect? {
    value(key, "a rectangle") {
      guard case .rect(let rect) = $0 else { return nil }
      return rect
    }
  }

  /// Returns the words of an element such as an autoresizing mask.
  func flags(_ key: String) -> Set<String>? {
    value(key, "a set of flags") {
      guard case .flags(let words) = $0 else { return nil }
      return words
    }
  }

  /// Returns the image that an attribute or element names.
  func image(_ name: String, catalog: String = "catalog") -> UIImage? {
    guard let written = object.attributes[name] else {
      return value(name, "an image") {
        guard case .image(let image) = $0 else { return nil }
        return file.image(image) { report($0) }
      }
    }
    let isSymbol = object.attributes[catalog] == "system"
    return file.image(NibImage(name: written, isSymbol: isSymbol)) { report($0) }
  }

  func attributedText(_ key: String) -> NSAttributedString? {
    value(key, "an attributed text") {
      guard case .attributedString(let runs) = $0 else { return nil }
      return file.attributedText(runs) { report($0) }
    }
  }

  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    value(key, "a configuration of symbols") {
      guard case .symbolConfiguration(let configuration) = $0 else { return nil }
      return file.symbolConfiguration(configuration) { report($0) }
    }
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
