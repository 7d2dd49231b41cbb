extension WallPostCellVM {
  /// Performs the action of a touch, or takes it back.
  func respond(to touch: WallPostTouch) {
    switch touch {
    case .showMore: toggleText()
    case .reaction(let reaction): toggle(reaction)
    }
  }
}
