internal import CellDrawing
public import UIKit

/// The items of the keychain. It is empty at first, and lasts as long as the process.
private let keychain = Mutex<[KeychainItem]>([])

/// An item, as text, numbers and data by Apple's names.
// This is safe: the objects are copies of values, and the mutex guards each access.
private struct KeychainItem: @unchecked Sendable {
  var values: [String: NSObject]

  init(_ attributes: NSDictionary) {
    values = [:]
    for (key, value) in attributes {
      if let key = key as? String { values[key] = Self.object(value) }
    }
  }

  /// Returns a value as an object that can be compared.
  private static func object(_ value: Any) -> NSObject {
    if let text = value as? String { return NSString(string: text) }
    if let data = value as? Data { return NSData(data: data) }
    if let number = value as? NSNumber { return number }
    return value as? NSObject ?? NSString(string: "\(value)")
  }

  /// The names of the values that no two items of a class have in common.
  private var identifyingKeys: [String] {
    switch values["class"] as? String {
    case "inet": ["acct", "srvr", "ptcl", "port", "path", "sdmn"]
    case "keys", "cert", "idnt": ["labl", "atag", "klbl", "type"]
    default: ["acct", "svce"]
    }
  }

  func isDuplicate(of other: KeychainItem) -> Bool {
    (["class", "agrp", "sync"] + identifyingKeys).allSatisfy { values[$0] == other.values[$0] }
  }

  /// Whether the item has all values of a query that are no instructions to the keychain.
  func matches(_ query: KeychainItem) -> Bool {
    query.values.allSatisfy { key, value in
      KeychainItem.isInstruction(key) || key == "sync" && value == NSString(string: "syna")
        || values[key] == value
    }
  }

  static func isInstruction(_ key: String) -> Bool {
    ["r_", "m_", "u_", "v_", "nleg", "pdmn", "accc"].contains { key.hasPrefix($0) }
  }

  private var attributes: [String: NSObject] {
    values.filter { key, _ in !["r_", "m_", "u_", "v_"].contains { key.hasPrefix($0) } }
  }

  func asks(for key: String) -> Bool { (values[key] as? NSNumber)?.boolValue == true }

  /// Returns what a query asks for: data, attributes, or a dictionary of both.
  func result(for query: KeychainItem) -> AnyObject? {
    let data = values["v_Data"]
    guard query.asks(for: "r_Attributes") else { return query.asks(for: "r_Data") ? data : nil }
    var all = attributes
    if query.asks(for: "r_Data") { all["v_Data"] = data }
    return all as NSDictionary
  }
}

/// Adds an item to a keychain that lasts as long as the process.
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let item = KeychainItem(attributes)
  guard item.values["class"] != nil else { return errSecParam }
  return keychain.withLock { items in
    guard !items.contains(where: { $0.isDuplicate(of: item) }) else { return errSecDuplicateItem }
    items.append(item)
    result?.pointee = item.result(for: item)
    return errSecSuccess
  }
}

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = KeychainItem(query)
  guard query.values["class"] != nil else { return errSecParam }
  return keychain.withLock { items in
    let found = items.filter { $0.matches(query) }
    guard let first = found.first else { return errSecItemNotFound }
    let wantsAll = query.values["m_Limit"] == NSString(string: "m_LimitAll")
    if wantsAll {
      result?.pointee = NSArray(array: found.compactMap { $0.result(for: query) })
    } else {
      result?.pointee = first.result(for: query)
    }
    return errSecSuccess
  }
}

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let (query, change) = (KeychainItem(query), KeychainItem(attributesToUpdate))
  guard query.values["class"] != nil else { return errSecParam }
  return keychain.withLock { items in
    let found = items.indices.filter { items[$0].matches(query) }
    for index in found { items[index].values.merge(change.values) { _, new in new } }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let query = KeychainItem(query)
  guard query.values["class"] != nil else { return errSecParam }
  return keychain.withLock { items in
    let count = items.count
    items.removeAll { $0.matches(query) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: nil
  }
}
