extension SceneDescription {
  /// Whether frames follow from constraints, so that the sizes of texts are taken as they were measured.
  var isLaidOutByConstraints: Bool {
    !constraints.isEmpty || tree.all.contains { $0.class == "UIStackView" || $0.autoLayout == true }
  }
}
