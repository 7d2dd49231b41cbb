internal import Foundation

/// The observers of an object's properties, by key path.
@MainActor final class PropertyObservers {
  private struct Entry {
    weak var observer: UIResponder?
    var keyPath: String
    var options: NSKeyValueObservingOptions
    var context: UnsafeMutableRawPointer?
  }

  private var entries: [Entry] = []

  func add(
    _ observer: UIResponder, _ keyPath: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    entries.append(Entry(observer: observer, keyPath: keyPath, options: options, context: context))
  }

  func remove(_ observer: UIResponder, _ keyPath: String) {
    guard let index = entries.lastIndex(where: { $0.observer === observer && $0.keyPath == keyPath }) else {
      return
    }
    entries.remove(at: index)
  }

  func tell(_ keyPath: String, of object: UIResponder, from old: Any?, to new: Any?) {
    for entry in entries where entry.keyPath == keyPath {
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: 1)]
      if entry.options.contains(.new) { change[.newKey] = new }
      if entry.options.contains(.old) { change[.oldKey] = old }
      entry.observer?.observeValue(
        forKeyPath: keyPath, of: object, change: change, context: entry.context)
    }
  }
}
