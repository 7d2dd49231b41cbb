public import Foundation

/// The kind of objects that are wanted, and their order.
open class NSFetchRequest<ResultType>: NSObject {
  public let entityName: String?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesSubentities = true
  open var relationshipKeyPathsForPrefetching: [String]?

  public override init() { entityName = nil }
  public init(entityName: String) { self.entityName = entityName }
}

public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

/// The objects of a request in sections. There is no store, so it has none.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
  }

  open func performFetch() throws { _ = try managedObjectContext.fetch(fetchRequest) }

  open var fetchedObjects: [ResultType]? { [] }
  open var sections: [any NSFetchedResultsSectionInfo]? { [] }
  open var sectionIndexTitles: [String] { [] }
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }

  open func object(at indexPath: IndexPath) -> ResultType {
    preconditionFailure("CellSnap has no store, so there is no object at \(indexPath)")
  }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {}
