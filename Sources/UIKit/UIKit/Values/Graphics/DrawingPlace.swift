/// The context and the traits with which the calling thread draws, and the device that other threads follow.
/// Interrupted code cannot restore them.
package struct DrawingPlace {
  private let contexts: [CGContext]
  private let savedStates: Int
  private let traits: UITraitCollection?
  private let followed: CurrentDevice

  /// Notes the thread's current context and traits, and the device.
  package init() {
    contexts = ContextStack.current.contexts
    savedStates = contexts.last?.savedStates.count ?? 0
    traits = UITraitCollection.currentOfThread
    followed = CurrentDevice.ofFollowers
  }

  /// Makes the noted context, traits and device current again, with the graphics state that the context had.
  package func restore() {
    ContextStack.current.contexts = contexts
    if let context = contexts.last {
      while context.savedStates.count > savedStates { context.restoreGState() }
    }
    UITraitCollection.currentOfThread = traits
    CurrentDevice.follow(followed)
  }
}
