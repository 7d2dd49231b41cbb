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
  /// The background configuration that the view shows.
  var shownBackground: UIBackgroundConfiguration? { get }
  /// The margins at the sides of a list's content, or nil to use the configuration's margins.
  var contentMargins: UIEdgeInsets? { get }

  /// Removes the standard backgrounds that a background configuration replaces, or restores them.
  func replaceOwnBackgrounds()
  func updateConfiguration(using state: State)
  func callConfigurationUpdateHandler(_ state: State)
}

extension ConfiguredView {
  /// Updates the configurations for the view's states. The update also serves requests made while it runs.
  func updateConfigurationIfNeeded() {
    guard configurationParts.needsUpdate, !configurationParts.isUpdating else { return }
    configurationParts.isUpdating = true
    defer { (configurationParts.isUpdating, configurationParts.needsUpdate) = (false, false) }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    updateConfiguration(using: state)
    callConfigurationUpdateHandler(state)
    showBackground()
  }

  /// Shows the content configuration, updated for the view's states. The previous content view is reused if it
  /// supports the configuration.
  func contentConfigurationDidChange() {
    guard let configuration = contentConfiguration else {
      configurationParts.content?.removeFromSuperview()
      configurationParts.content = nil
      return configurationNeedsLayout()
    }
    if !configurationParts.isUpdating, automaticallyUpdatesContentConfiguration {
      configurationParts.isUpdating = true
      defer { configurationParts.isUpdating = false }
      contentConfiguration = configuration.updated(for: configurationState)
      return
    }
    if let view = configurationParts.content, view.supports(configuration) {
      view.configuration = configuration
    } else {
      configurationParts.content?.removeFromSuperview()
      let view = configuration.makeContentView()
      configurationParts.content = view
      contentView.addSubview(view)
    }
    configurationNeedsLayout()
  }

  /// Shows the background configuration, updated for the view's states, in place of the standard background.
  func backgroundConfigurationDidChange(from old: UIBackgroundConfiguration?) {
    guard backgroundConfiguration != old else { return }
    if let background = backgroundConfiguration, !configurationParts.isUpdating,
      automaticallyUpdatesBackgroundConfiguration
    {
      let updated = background.updated(for: configurationState)
      if updated != background {
        backgroundConfiguration = updated
        return
      }
    }
    replaceOwnBackgrounds()
    showBackground()
  }

  func showBackground() {
    guard let configuration = shownBackground else {
      configurationParts.background?.removeFromSuperview()
      configurationParts.background = nil
      return
    }
    let view = configurationParts.background ?? BackgroundConfigurationView(frame: bounds)
    configurationParts.background = view
    if view.superview === self, view.configuration == configuration { return }
    view.configuration = configuration
    if view.superview !== self { insertSubview(view, at: 0) }
    configurationNeedsLayout()
  }

  /// Requests a layout, unless an update runs during a layout, which then continues.
  private func configurationNeedsLayout() {
    if !configurationParts.isUpdating || !layer.layoutState.isLayingOut { setNeedsLayout() }
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

  /// Returns the size of the configured content, or nil without a configuration.
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
