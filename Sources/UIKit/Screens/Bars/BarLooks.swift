/// The looks that a bar was given, each a copy of the bar's own that tells of its changes.
@MainActor final class BarLooks<Look: UIBarAppearance> {
  private let make: () -> Look
  private let duplicate: (Look) -> Look
  private let didChange: () -> Void
  private var made: Look?
  /// Whether the standard look counts, rather than the properties from before there was one.
  private(set) var hasStandard = false

  init(make: @escaping () -> Look, duplicate: @escaping (Look) -> Look, didChange: @escaping () -> Void) {
    self.make = make
    self.duplicate = duplicate
    self.didChange = didChange
  }

  /// Made when first asked for, and counted from its first change on.
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

  var scrollEdge: Look?
  /// On a phone that lies on its side.
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
