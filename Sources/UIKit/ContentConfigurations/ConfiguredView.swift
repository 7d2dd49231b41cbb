import Foundation

/// A cell, header or footer that shows configurations.
@MainActor protocol ConfiguredView: UIView {
  associatedtype State: UIConfigurationState

  var configurationParts: ConfigurationParts { get set }
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
  var configurationState: State { get }
  /// The background that is shown.
  var shownBackground: UIBackgroundConfiguration? { get }
  /// The margins at the sides of a list's content, or nil for those of the configuration.
  var contentMargins: UIEdgeInsets? { get }

  func updateConfiguration(using state: State)
  func callConfigurationUpdateHandler(_ state: State)
}

extension ConfiguredView {
  /// Lets the configurations follow the states of the view.
  func updateConfigurationIfNeeded() {
    guard configurationParts.needsUpdate, !configurationParts.isUpdating else { return }
    configurationParts.isUpdating = true
    defer { configurationParts.isUpdating = false }
    configurationParts.needsUpdate = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
    backgroundConfigurationDidChange()
  }

  /// Shows a configuration in the content view, in the view of the one before where it can.
  func contentConfigurationDidChange() {
    defer { setNeedsLayout() }
    guard let configuration = contentConfiguration else {
      configurationParts.content?.removeFromSuperview()
      configurationParts.content = nil
      return
    }
    if !configurationParts.isUpdating, automaticallyUpdatesContentConfiguration {
      configurationParts.needsUpdate = true
    }
    if let view = configurationParts.content, view.supports(configuration) {
      view.configuration = configuration
    } else {
      configurationParts.content?.removeFromSuperview()
      let view = configuration.makeContentView()
      configurationParts.content = view
      contentView.addSubview(view)
    }
  }

  func backgroundConfigurationDidChange() {
    guard let configuration = shownBackground else {
      configurationParts.background?.removeFromSuperview()
      configurationParts.background = nil
      return
    }
    if !configurationParts.isUpdating { configurationParts.needsUpdate = true }
    let view = configurationParts.background ?? BackgroundConfigurationView(frame: bounds)
    configurationParts.background = view
    view.configuration = configuration
    if view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  func layoutBackgroundConfiguration() {
    guard let view = configurationParts.background else { return }
    if view.frame != bounds { view.frame = bounds }
  }

  func layoutContentConfiguration() {
    guard let view = configurationParts.content else { return }
    if let list = view as? UIListContentView { list.cellMargins = contentMargins }
    if view.frame != contentView.bounds { view.frame = contentView.bounds }
  }

  /// The size that the configured content wants; nil without a configuration.
  func configuredSize(_ size: CGSize) -> CGSize? {
    guard let view = configurationParts.content else { return nil }
    if let list = view as? UIListContentView {
      list.cellMargins = contentMargins
      return list.sizeThatFits(size)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
