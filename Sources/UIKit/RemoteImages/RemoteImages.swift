internal import CellDrawing
package import Foundation
package import UIKit

/// The pictures that stand for addresses of the network while an entry is drawn.
///
/// Modules that load pictures read them. Tasks inherit them. A thread that runs no task, such as a thread of a dispatch
/// queue, follows the main thread.
package struct RemoteImages: Sendable {
  private var images: [String: UIImage]
  /// Whether an address without a picture gets a stand-in, as in the entries of an imported app.
  package var standsIn = false

  package init(_ images: [String: UIImage] = [:]) {
    self.images = images
  }

  package mutating func add(_ others: [String: UIImage]) {
    images.merge(others) { $1 }
  }

  package mutating func add(_ others: RemoteImages) {
    add(others.images)
    standsIn = standsIn || others.standsIn
  }

  /// Runs `body`, in which these are the pictures of the network.
  package func using<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let use = RemoteImageUse(self)
    guard CurrentDevice.isMain else { return try use.carry(body) }
    let before = RemoteImageUse.follow(use)
    defer { _ = RemoteImageUse.follow(before) }
    return try use.carry(body)
  }

  /// Returns the picture of an address, or nil. A missing picture is reported once for each class of cell in an entry.
  @MainActor package static func image(at url: URL?, for view: UIView?) -> UIImage? {
    guard let url else { return nil }
    let use = RemoteImageUse.current
    if let image = use?.images.images[url.absoluteString] { return image }
    if use?.images.standsIn == true {
      let size = view?.bounds.size ?? .zero
      let isUsable = min(size.width, size.height) >= 1 && max(size.width, size.height) < 4_000
      return StandInPicture.image(isUsable ? size : StandInPicture.usualSize)
    }
    let name = className(around: view)
    if use?.isFirst(name) ?? true {
      Diagnostics.report(
        "\(name) has no picture for \(url.absoluteString), since nothing is loaded from the network; give the entry one: "
          + ".images([\"\(url.absoluteString)\": image])")
    }
    return nil
  }

  /// Returns the class of the cell or of the outermost view around a view.
  @MainActor private static func className(around view: UIView?) -> String {
    guard var outermost = view else { return "The entry" }
    while !(outermost is UITableViewCell || outermost is UICollectionReusableView),
      let next = outermost.superview, !(next is UIWindow)
    {
      outermost = next
    }
    return String(describing: type(of: outermost))
  }
}
