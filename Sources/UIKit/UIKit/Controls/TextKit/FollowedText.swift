import Foundation

/// The text of a view as a storage with a layout manager. View and storage follow each other's changes.
@MainActor final class FollowedText {
  let storage = NSTextStorage(string: "")
  let manager = NSLayoutManager()
  /// A closure that is called with the storage's text after a change from outside.
  var storageDidChange: ((NSAttributedString) -> Void)?
  private let container: NSTextContainer
  private var isFollowing = false

  init(container: NSTextContainer) {
    self.container = container
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    storage.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.tell() }
    }
  }

  func show(_ text: NSAttributedString, width: CGFloat) {
    guard !isFollowing else { return }
    isFollowing = true
    if !storage.isEqual(to: text) { storage.setAttributedString(text) }
    if container.size.width != width { container.size = CGSize(width: width, height: 0) }
    isFollowing = false
  }

  private func tell() {
    guard !isFollowing else { return }
    isFollowing = true
    storageDidChange?(NSAttributedString(attributedString: storage))
    isFollowing = false
  }
}
