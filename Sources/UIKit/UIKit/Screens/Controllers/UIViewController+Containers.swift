internal import Foundation

/// The controller in the controllers around it: its items in their bars, and its children.
extension UIViewController {
  func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem(title: title ?? "")
    if title == nil { item.title = nil }
    madeNavigationItem = item
    return item
  }

  /// Takes the item of a storyboard.
  func takeNavigationItem(_ item: UINavigationItem) { madeNavigationItem = item }

  func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    madeTabBarItem = item
    return item
  }

  func titleDidChange() {
    madeNavigationItem?.title = title
    madeTabBarItem?.title = title
  }

  func pushOrPresent(_ controller: UIViewController) {
    if let navigationController {
      navigationController.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Makes a controller a child.
  func adopt(_ child: UIViewController) {
    child.willMove(toParent: self)
    child.parent?.childControllers.removeAll { $0 === child }
    childControllers.append(child)
    child.parent = self
  }

  func tellContainersOfPreferredSize() {
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation?.preferredContentSizeDidChange(forChildContentContainer: self)
  }

  /// Stops being a child.
  func leaveParent() {
    guard let parent else { return }
    parent.childControllers.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
