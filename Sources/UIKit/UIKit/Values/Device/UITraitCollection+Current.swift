internal import Foundation
internal import Glibc

/// The storage of a thread's own `UITraitCollection.current`.
private struct CurrentTraits {
  let key: pthread_key_t

  init() {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      if let value { Unmanaged<UITraitCollection>.fromOpaque(value).release() }
    }
    self.key = key
  }

  var value: UITraitCollection? {
    get {
      pthread_getspecific(key).map {
        Unmanaged<UITraitCollection>.fromOpaque($0).takeUnretainedValue()
      }
    }
    nonmutating set {
      let old = pthread_getspecific(key)
      pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
      if let old { Unmanaged<UITraitCollection>.fromOpaque(old).release() }
    }
  }
}

private let currentTraits = CurrentTraits()

extension UITraitCollection {
  /// The traits that colours resolve with on this thread: the device's traits, unless a view is being laid out or
  /// drawn.
  public static var current: UITraitCollection {
    get { currentTraits.value ?? Device.currentTraits }
    set { currentTraits.value = newValue }
  }

  /// The traits that the thread has as its own; nil outside of layout and drawing.
  static var currentOfThread: UITraitCollection? {
    get { currentTraits.value }
    set { currentTraits.value = newValue }
  }

  public func performAsCurrent(_ actions: () -> Void) {
    makingCurrent(actions)
  }

  /// Runs `actions` with this collection as `UITraitCollection.current` of the thread, and returns their result.
  package func makingCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
    let previous = currentTraits.value
    currentTraits.value = self
    defer { currentTraits.value = previous }
    return try actions()
  }

  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    userInterfaceStyle != traits?.userInterfaceStyle
      || others.colorAppearance != traits?.others.colorAppearance
  }
}
