internal import CellNibs
internal import Foundation

extension UIScrollView {
  static let scrollViewNibSettings = NibSettings(UIScrollView.self) {
    $0.insets("contentInset") { $0.contentInset = $1 }
    $0.insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 }
    $0.choice("contentInsetAdjustmentBehavior", ContentInsetAdjustmentBehavior.nibWords) {
      $0.contentInsetAdjustmentBehavior = $1
    }
    $0.flag("contentViewInsetsToSafeArea") { if !$1 { $0.contentInsetAdjustmentBehavior = .never } }
    $0.flag("scrollEnabled") { $0.isScrollEnabled = $1 }
    $0.flag("pagingEnabled") { $0.isPagingEnabled = $1 }
    $0.flag("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 }
    $0.flag("bounces") { $0.bounces = $1 }
    $0.flag("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 }
    $0.flag("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 }
    $0.flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 }
    $0.flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 }
    $0.choice("indicatorStyle", ["default": .default, "black": .black, "white": .white]) {
      $0.indicatorStyle = $1
    }
    $0.choice("keyboardDismissMode", ["none": .none, "onDrag": .onDrag, "interactive": .interactive]) {
      $0.keyboardDismissMode = $1
    }
    $0.number("minimumZoomScale") { $0.minimumZoomScale = $1 }
    $0.number("maximumZoomScale") { $0.maximumZoomScale = $1 }
    $0.flag("delaysContentTouches") { $0.delaysContentTouches = $1 }
    $0.flag("canCancelContentTouches") { $0.canCancelContentTouches = $1 }
    $0.flag("bouncesZoom") { $0.bouncesZoom = $1 }
    $0.object("refreshControl", UIView.self) { $0.takeRefreshControl($1) }
    $0.known("contentSize", "contentOffset")
    $0.key("delegate") { (view: UIScrollView, delegate: (any UIScrollViewDelegate)?) in
      view.delegate = delegate
    }
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  fileprivate static let nibWords: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
  ]
}
