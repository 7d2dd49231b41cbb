public import Foundation

/// A set of objects that need not be kept alive, such as the delegates of an object.
///
/// Unlike Apple's, it also takes protocols that are not Objective-C's, and it counts only objects that still exist.
/// The objects are in the order in which they were added.
open class NSHashTable<ObjectType>: NSObject {
  private struct Entry {
    weak var object: AnyObject?
    /// The object itself if the table keeps it alive.
    let kept: AnyObject?
  }

  private var entries: [Entry] = []
  private let options: NSPointerFunctions.Options

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    entries.reserveCapacity(max(initialCapacity, 0))
    super.init()
  }

  /// Returns a table that does not keep its objects alive.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }

  /// Adds an object unless an equal one is in the table.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    entries.removeAll { $0.object == nil }
    let added = object as AnyObject
    entries.append(Entry(object: added, kept: options.contains(.weakMemory) ? nil : added))
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    entries.removeAll { $0.object.map { isSame($0, object) } ?? true }
  }

  open func removeAllObjects() {
    entries = []
  }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the table that is equal to another, or nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return allObjects.first { isSame($0 as AnyObject, object) }
  }

  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }

  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }

  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }

  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }

  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }

  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    isSubset(of: other) && other.isSubset(of: self)
  }

  private func isSame(_ first: AnyObject, _ second: ObjectType) -> Bool {
    let second = second as AnyObject
    guard first !== second else { return true }
    guard !options.contains(.objectPointerPersonality), let first = first as? NSObject else { return false }
    return first.isEqual(second)
  }
}
