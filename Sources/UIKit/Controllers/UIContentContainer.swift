public import Foundation

@preconcurrency @MainActor public protocol UIContentContainer: AnyObject {
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}
