internal import CellNibs
internal import Foundation

extension NibSettings {
  /// Adds an object with a key, such as a table's header view, which is made and given to the property.
  mutating func object<Value>(
    _ key: String, _ type: Value.Type, _ set: @escaping @MainActor (Target, Value) -> Void
  ) {
    custom([key]) { part in
      guard let child = part.object.child(key) else { return nil }
      let index = part.plan.add(child)
      return { target, loading in
        if let value = index.flatMap({ loading.make($0) }) as? Value { set(target, value) }
      }
    }
  }

  /// Adds an object with a key that exists already, such as a cell's content view, and that takes what the document
  /// says of it.
  mutating func embedded(_ key: String, _ get: @escaping @MainActor (Target) -> NSObject?) {
    custom([key]) { part in
      guard let child = part.object.child(key), let index = part.plan.add(child) else { return nil }
      return { target, loading in
        if let object = get(target) { loading.decode(index, into: object) }
      }
    }
  }

  /// Adds a list of objects that a property takes at once.
  mutating func list<Value>(
    _ name: String, _ type: Value.Type, _ set: @escaping @MainActor (Target, [Value]) -> Void
  ) {
    custom([name]) { part in
      guard let list = part.object.lists[name] else { return nil }
      let indexes = list.compactMap { part.plan.add($0) }
      return { target, loading in set(target, indexes.compactMap { loading.make($0) as? Value }) }
    }
  }
}
