public import UIKit

extension CatalogEntry {
  /// Returns the entry with pictures in place of those that its views load from the network.
  ///
  /// ```swift
  /// CatalogEntry("Feed") { FeedController(messages: .samples) }
  ///   .images(["https://example.org/ada.png": UIImage(systemName: "person") ?? UIImage()])
  /// ```
  ///
  /// The stand-ins for libraries that load pictures, such as `Kingfisher`, show them. Other entries do not get them.
  ///
  /// - Parameter images: The pictures by their addresses.
  public func images(_ images: [String: UIImage]) -> CatalogEntry {
    var entry = self
    entry.remoteImages.add(images)
    return entry
  }
}

extension [CatalogEntry] {
  /// Returns the entries, each with pictures in place of those that its views load from the network.
  public func images(_ images: [String: UIImage]) -> [CatalogEntry] {
    map { $0.images(images) }
  }
}
