extension WallPostCellVM {
  /// Does what the reader asks for, or takes it back.
  func respond(to touch: WallPostTouch) {
    switch touch {
    case .showMore: toggleText()
    case .reaction(let reaction): toggle(reaction)
    }
  }
}
