/// What a scene needs that there is not, so that it is not built.
struct SceneNeeds: Hashable {
  var text: String

  /// Nil where all that it needs is there.
  init?(_ scene: SceneDescription) {
    let classes = Set(scene.tree.all.map(\.class))
    guard let unknown = classes.subtracting(ViewMaker.classes).min() else {
      return nil
    }
    text = unknown
  }
}
