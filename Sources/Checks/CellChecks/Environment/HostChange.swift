import CellCatalog

/// A view that differs with other settings of the machine.
struct HostChange {
  /// The view and what it shows, with the usual settings and with the first others.
  let difference: ViewDifference
  private var settings: [HostSettings]

  /// Collects the views that differ, each once, with all settings that change it.
  ///
  /// - Parameters:
  ///   - repetition: The second picture with the usual settings. Views that differ in it are left out.
  ///   - pictures: The pictures with other settings than the usual ones.
  static func all(
    from usual: EntryPicture, repeated repetition: EntryPicture,
    to pictures: [(settings: HostSettings, picture: EntryPicture)]
  ) -> [HostChange] {
    let restless = usual.differences(to: repetition)
    var changes: [HostChange] = []
    for (settings, picture) in pictures {
      for difference in usual.differences(to: picture)
      where !restless.contains(where: { $0.isAboutSame(as: difference) }) {
        if let index = changes.firstIndex(where: { $0.difference.isAboutSame(as: difference) }) {
          changes[index].settings.append(settings)
        } else {
          changes.append(HostChange(difference: difference, settings: [settings]))
        }
      }
    }
    return changes
  }

  /// The settings in words, one of each kind, with the way out: `with the time zone Asia/Kathmandu and the locale
  /// de_DE; set the time zone and the locale in the code that makes it`.
  var reproduction: String {
    let first = HostSettings.Kind.allCases.compactMap { kind in settings.first { $0.kind == kind } }
    let needs = first.compactMap { $0.kind?.need }
    return "with \(Self.list(first.map(\.text))); set \(Self.list(needs)) in the code that makes it"
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension HostSettings.Kind {
  /// The value that the app's code lacks.
  fileprivate var need: String {
    switch self {
    case .timeZone: "the time zone"
    case .locale: "the locale"
    case .clock: "the current date"
    }
  }
}
