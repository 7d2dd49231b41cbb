/// The objects of the latest nibs that an owner loaded.
///
/// An app may hold them in weak outlets alone until it adds them to a view. In UIKit they live until the end of the run
/// loop's turn, as they are autoreleased.
@MainActor final class NibPool {
  static let shared = NibPool()

  /// The number of nibs whose objects are kept, as one may load others.
  private static let capacity = 32
  private var kept: [[Any]] = []
  private var next = 0

  func keep(_ objects: [Any]) {
    guard kept.count == Self.capacity else { return kept.append(objects) }
    kept[next] = objects
    next = (next + 1) % Self.capacity
  }
}
