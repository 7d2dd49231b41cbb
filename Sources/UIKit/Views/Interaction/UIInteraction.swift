/// What a view can be given to take part in, such as a menu that opens under a long press.
///
/// Unlike UIKit, nobody touches a picture: interactions are kept and told where they are, and nothing more.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}
