internal import CellNibs
internal import Foundation

/// The settings of one class: what each attribute of a document sets.
///
/// ```text
/// let labelSettings = NibSettings(UILabel.self) {
///   $0.text("text") { $0.text = $1 }
///   $0.integer("numberOfLines") { $0.numberOfLines = $1 }
/// }
/// ```
@MainActor struct NibSettings<Target: NSObject> {
  private(set) var settings: [NibSetting] = []
  private(set) var keys: [String: NibKey] = [:]

  init(_ target: Target.Type, _ fill: @MainActor (inout Self) -> Void) {
    fill(&self)
  }

  /// Adds a setting that prepares its step from the whole object.
  mutating func custom(
    _ names: [String], _ prepare: @escaping @MainActor (NibPart) -> (@MainActor (Target, NibLoading) -> Void)?
  ) {
    settings.append(
      NibSetting(names: names) { part in
        guard let step = prepare(part) else { return nil }
        return { object, loading in
          guard let target = object as? Target else { return }
          step(target, loading)
        }
      })
  }

  /// Adds a setting of one value. `read` returns nil where the document does not give it.
  mutating func value<Value>(
    _ name: String, _ read: @escaping @MainActor (NibPart) -> Value?,
    _ set: @escaping @MainActor (Target, Value) -> Void
  ) {
    custom([name]) { part in
      guard let value = read(part) else { return nil }
      return { target, _ in set(target, value) }
    }
  }

  /// Adds attributes that change no picture or that another setting reads.
  mutating func known(_ names: String...) {
    settings.append(NibSetting(names: names) { _ in nil })
  }

  /// Adds attributes that change the picture on an iPhone and are not drawn here, which is reported.
  ///
  /// - Parameter plain: The words that change nothing.
  mutating func undrawn(_ names: String..., except plain: Set<String> = []) {
    custom(names) { part in
      for name in names {
        guard let word = part.object.attributes[name], !plain.contains(word) else { continue }
        part.report("the attribute \(name)=\"\(word)\" is not drawn")
      }
      return nil
    }
  }

  /// Adds a property that outlets and runtime attributes set by its name.
  mutating func key<Value>(_ name: String, _ set: @escaping @MainActor (Target, Value) -> Void) {
    keys[name] = { object, value in
      guard let target = object as? Target else { return }
      set(target, try value.get())
    }
  }
}
