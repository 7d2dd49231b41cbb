internal import Foundation

extension LayoutEnvironment {
  /// Stands for an environment in the caches' keys, where comparing its strings would cost more than the lookup.
  struct Identifier: Sendable, Hashable {
    fileprivate let index: Int
  }

  /// The environments that were current so far: as many as there are text sizes, scales, directions and languages.
  struct Known: Sendable {
    private var environments: [LayoutEnvironment]
    private var indexes: [LayoutEnvironment: Int]
    private(set) var identifier = Identifier(index: 0)

    fileprivate init(_ environment: LayoutEnvironment) {
      environments = [environment]
      indexes = [environment: 0]
    }

    var current: LayoutEnvironment { self[identifier] }

    subscript(_ identifier: Identifier) -> LayoutEnvironment { environments[identifier.index] }

    mutating func setCurrent(_ environment: LayoutEnvironment) {
      if let index = indexes[environment] {
        identifier = Identifier(index: index)
      } else {
        identifier = Identifier(index: environments.count)
        indexes[environment] = environments.count
        environments.append(environment)
      }
    }
  }

  static let known = Locked(Known(LayoutEnvironment(language: startLanguage)))

  static var currentIdentifier: Identifier { known.withLock { $0.identifier } }

  init(_ identifier: Identifier) {
    self = Self.known.withLock { $0[identifier] }
  }

  private static var startLanguage: String {
    #if os(Linux)
      // Not the host's: its locale must not reach a picture.
      "en"
    #else
      Locale.preferredLanguages.first ?? "en"
    #endif
  }
}
