@_exported public import Foundation

/// A type that a request can return.
public protocol NSFetchRequestResult: AnyObject {}

/// An object of a store. The source pass makes its properties.
open class NSManagedObject: NSObject, NSFetchRequestResult {
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public let entity: NSEntityDescription
  public let objectID = NSManagedObjectID()

  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    managedObjectContext = context
  }

  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = String(describing: self)
    return entity
  }

  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  open var isDeleted: Bool { false }
  open var isInserted: Bool { true }
  open var hasChanges: Bool { false }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
}

extension NSManagedObject: Identifiable {
  public var id: ObjectIdentifier { ObjectIdentifier(self) }
}

open class NSManagedObjectID: NSObject, NSFetchRequestResult {
  open var isTemporaryID: Bool { true }
}

open class NSEntityDescription: NSObject {
  open var name: String?

  /// Returns a new object of an entity, whose class is `NSManagedObject`.
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    NSManagedObject(entity: entity(forEntityName: name, in: context), insertInto: context)
  }

  open class func entity(forEntityName name: String, in context: NSManagedObjectContext)
    -> NSEntityDescription
  {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
}
