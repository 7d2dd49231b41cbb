public import Foundation

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The address book. It is empty, and nobody has allowed it.
open class CNContactStore: NSObject {
  open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .notDetermined }

  open func requestAccess(for type: CNEntityType, completionHandler: (Bool, (any Error)?) -> Void) {
    completionHandler(false, nil)
  }

  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    []
  }

  open func enumerateContacts(
    with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws {}
}

open class CNContactFetchRequest: NSObject {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
