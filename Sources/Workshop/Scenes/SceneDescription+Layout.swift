extension SceneDescription {
  /// Whether constraints set the frames, so that labels take the measured sizes of their texts.
  var isLaidOutByConstraints: Bool {
    !constraints.isEmpty || tree.all.contains { $0.class == "UIStackView" || $0.autoLayout == true }
  }
}
