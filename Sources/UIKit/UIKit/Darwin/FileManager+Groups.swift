public import Foundation

extension FileManager {
  /// Returns the folder that the apps of a group share. Unlike on an iPhone, there are no groups, so that it is nil.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}
