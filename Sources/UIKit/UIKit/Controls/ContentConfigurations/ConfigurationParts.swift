/// The views that a cell, header or footer creates from its configurations.
@MainActor struct ConfigurationParts {
  /// The view of the content configuration.
  var content: (any UIView & UIContentView)?
  var background: BackgroundConfigurationView?
  /// Whether the configurations have to be updated for the view's state.
  var needsUpdate = true
  /// Whether an update of the configurations is in progress.
  var isUpdating = false
}
