/// The missing class that a scene needs, so that it is not built.
struct SceneNeeds: Hashable {
  var text: String

  /// Creates the need of a scene, or nil where all its classes are there.
  init?(_ scene: SceneDescription) {
    let classes = Set(scene.tree.all.map(\.class))
    guard let unknown = classes.subtracting(ViewMaker.classes).min() else {
      return nil
    }
    text = unknown
  }
}
