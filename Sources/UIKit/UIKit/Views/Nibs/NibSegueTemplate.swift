internal import CellNibs
internal import Foundation

/// A segue of a storyboard that an object performs, such as a button or a cell.
@MainActor final class NibSegueTemplate: NSObject {
  private let connection: NibConnection
  private weak var source: AnyObject?
  private weak var owner: (any NibSegueOwner)?

  /// The method that controls and bar button items call.
  static let action = Selector("perform:", NibSegueTemplate.performSegue(_:))

  init(_ connection: NibConnection, source: AnyObject, owner: (any NibSegueOwner)?) {
    (self.connection, self.source, self.owner) = (connection, source, owner)
    super.init()
  }

  /// Whether the accessory of a cell performs the segue, and not the cell.
  var isOfAccessory: Bool {
    guard case .segue(let segue) = connection.kind else { return false }
    return segue.isOfAccessory
  }

  func performSegue(_ sender: Any?) {
    (owner ?? ownerAround)?.performNibSegue(connection, sender: sender)
  }

  /// The controller around the source whose scene has the segue.
  private var ownerAround: (any NibSegueOwner)? {
    let first = source as? UIResponder
    return sequence(first: first, next: { $0?.next }).lazy.compactMap { $0 as? any NibSegueOwner }
      .first { $0.hasNibSegue(connection) }
  }
}

/// A controller of a storyboard that performs segues.
@MainActor protocol NibSegueOwner: NSObject {
  func hasNibSegue(_ connection: NibConnection) -> Bool
  func performNibSegue(_ connection: NibConnection, sender: Any?)
  func keepNibSegues(_ segues: [NibSegueTemplate])
}

extension UIView {
  /// Performs the segue of a cell of a storyboard, or the segue of its accessory.
  func performCellSegue(ofAccessory: Bool = false) {
    let segues = nibObjects.lazy.compactMap { $0 as? NibSegueTemplate }
    segues.first { $0.isOfAccessory == ofAccessory }?.performSegue(self)
  }
}
