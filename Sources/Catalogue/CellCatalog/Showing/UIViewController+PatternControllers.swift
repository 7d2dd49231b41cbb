package import MFS
package import UIKit

extension UIViewController {
  /// The controllers in the pattern among this one and its descendants, parents before their children.
  package var patternControllers: [any UIViewController & MFSController] {
    let own = self as? any UIViewController & MFSController
    return (own.map { [$0] } ?? []) + children.flatMap(\.patternControllers)
  }
}
