/// The missing class that a scene needs, so that it is not built.
@MainActor struct SceneNeeds: Hashable {
  var text: String

  /// Creates the need of a scene, or nil where all its classes are there.
  init?(_ scene: SceneDescription) {
    let classes = Set(scene.tree.all.map(\.class))
    guard let unknown = classes.subtracting(ViewMaker.classes.keys).min() else { return nil }
    text = unknown
  }
}
