/// A capability that is added to a view, such as a menu that opens on a long press.
///
/// Unlike UIKit, nobody touches a picture: a view stores its interactions and tells them which view they are in,
/// but nothing else happens.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
