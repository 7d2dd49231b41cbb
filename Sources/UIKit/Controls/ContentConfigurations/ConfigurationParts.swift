/// What a view has made of its configurations.
@MainActor struct ConfigurationParts {
  /// Of the content configuration.
  var content: (any UIView & UIContentView)?
  var background: BackgroundConfigurationView?
  /// Whether the configurations are to be asked again.
  var needsUpdate = true
  /// Whether they are being set by what they are asked from.
  var isUpdating = false
}
