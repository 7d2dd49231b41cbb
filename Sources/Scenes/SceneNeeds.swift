/// What a scene needs that there is not, so that it is not built.
struct SceneNeeds: Hashable {
  var text: String

  /// Nil where all that it needs is there.
  init?(_ scene: SceneDescription) {
    let classes = Set(scene.tree.all.map(\.class))
    if !scene.constraints.isEmpty || classes.contains("UIStackView")
      || scene.tree.all.contains(where: { $0.autoLayout == true })
    {
      text = "constraints"
    } else if scene.expectedGuides?.keys.contains(where: { !$0.hasSuffix("safeAreaLayoutGuide") }) == true {
      text = "constraints"
    } else if let unknown = classes.subtracting(ViewMaker.classes).min() {
      text = unknown
    } else {
      return nil
    }
  }
}
