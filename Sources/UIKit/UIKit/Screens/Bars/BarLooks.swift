/// The appearances that were set for a bar, and the properties that are older than appearances. Each appearance is a
/// copy that belongs to the bar and reports its changes.
@MainActor final class BarLooks<Look: UIBarAppearance> {
  private let make: () -> Look
  private let duplicate: (Look) -> Look
  private let didChange: () -> Void
  private var made: Look?
  /// Whether the standard appearance applies, instead of the older properties.
  private var hasStandard = false
  var older = OlderBarLook() { didSet { didChange() } }

  init(make: @escaping () -> Look, duplicate: @escaping (Look) -> Look, didChange: @escaping () -> Void) {
    self.make = make
    self.duplicate = duplicate
    self.didChange = didChange
  }

  /// The standard appearance. It is created on first access, and applies from its first change on.
  var standard: Look {
    get {
      if let made { return made }
      let look = copy(make()) { [weak self] in
        self?.hasStandard = true
        self?.made?.isStandIn = false
      }
      look.isStandIn = true
      made = look
      return look
    }
    set {
      made = copy(newValue)
      hasStandard = true
      didChange()
    }
  }

  /// The background that the standard appearance or the older properties produce.
  var standardBackground: BarBackgroundStyle {
    hasStandard ? BarBackgroundStyle(standard) : older.backgroundStyle(standard)
  }

  var scrollEdge: Look?
  /// The appearance on a phone in landscape orientation.
  var compact: Look?
  var compactScrollEdge: Look?

  func set(_ place: ReferenceWritableKeyPath<BarLooks, Look?>, to look: Look?) {
    self[keyPath: place] = look.map { copy($0) }
    didChange()
  }

  private func copy(_ look: Look, _ note: @escaping () -> Void = {}) -> Look {
    let copy = duplicate(look)
    copy.didChange = { [didChange] in
      note()
      didChange()
    }
    return copy
  }
}
