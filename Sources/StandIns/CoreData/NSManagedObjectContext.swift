public import Foundation
internal import UIKit

/// The objects of a store. Unlike in Core Data, there is no store: a request finds nothing, and a warning says so.
open class NSManagedObjectContext: NSObject {
  public enum ConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
  }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = 0

  public override init() {}
  public init(concurrencyType: ConcurrencyType) {}

  open var hasChanges: Bool { false }
  open var insertedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  open var updatedObjects: Set<NSManagedObject> { [] }

  open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    NoStore.report(request.entityName)
    return []
  }

  open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
    NoStore.report(request.entityName)
    return 0
  }

  open func object(with id: NSManagedObjectID) -> NSManagedObject { NSManagedObject() }
  open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject { NSManagedObject() }
  open func insert(_ object: NSManagedObject) {}
  open func delete(_ object: NSManagedObject) {}
  open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
  open func save() throws {}
  open func rollback() {}
  open func reset() {}
  open func processPendingChanges() {}
  open func perform(_ block: () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { block() }
}

/// The warning of requests that find nothing because there is no store.
enum NoStore {
  static func report(_ entityName: String?) {
    Diagnostics.report(
      "Core Data finds no \(entityName ?? "objects"), because CellSnap has no store; make the objects in the catalogue"
    )
  }
}

open class NSPersistentStoreCoordinator: NSObject {}
open class NSManagedObjectModel: NSObject {}

open class NSPersistentStoreDescription: NSObject {
  open var type = "SQLite"
  open var url: URL?
}

/// The parts of a store. Loading succeeds at once, and the store is empty.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String) { self.name = name }

  open func loadPersistentStores(
    completionHandler: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { completionHandler(description, nil) }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }

  open func performBackgroundTask(_ block: (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
}
