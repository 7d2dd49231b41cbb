import Foundation

extension UICollectionViewCell {
  var currentConfigurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    complete(&state)
    return state
  }

  /// Lets the configurations follow the states of the cell.
  func updateConfigurationIfNeeded() {
    guard parts.needsUpdate, !parts.isUpdating else { return }
    parts.isUpdating = true
    defer { parts.isUpdating = false }
    parts.needsUpdate = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let background = backgroundConfiguration {
      backgroundConfiguration = background.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    backgroundConfigurationDidChange()
  }

  /// Shows a configuration in the content view, in the view of the one before where it can.
  func contentConfigurationDidChange() {
    defer { setNeedsLayout() }
    guard let configuration = contentConfiguration else {
      parts.content?.removeFromSuperview()
      parts.content = nil
      return
    }
    if !parts.isUpdating, automaticallyUpdatesContentConfiguration { parts.needsUpdate = true }
    if let view = parts.content, view.supports(configuration) {
      view.configuration = configuration
    } else {
      parts.content?.removeFromSuperview()
      let view = configuration.makeContentView()
      parts.content = view
      contentView.addSubview(view)
    }
  }

  func backgroundConfigurationDidChange() {
    guard let configuration = shownBackground else {
      parts.background?.removeFromSuperview()
      parts.background = nil
      return
    }
    if !parts.isUpdating { parts.needsUpdate = true }
    let view = parts.background ?? BackgroundConfigurationView(frame: bounds)
    parts.background = view
    view.configuration = configuration
    if view.superview !== self { insertSubview(view, at: 0) }
    setNeedsLayout()
  }

  func layoutBackground() {
    guard let view = parts.background else { return }
    if view.frame != bounds { view.frame = bounds }
  }

  func layoutContentConfiguration() {
    guard let view = parts.content else { return }
    if let list = view as? UIListContentView { list.cellMargins = contentMargins }
    if view.frame != contentView.bounds { view.frame = contentView.bounds }
  }

  /// The size that the configured content wants; nil without a configuration.
  func configuredSize(_ size: CGSize) -> CGSize? {
    guard let view = parts.content else { return nil }
    if let list = view as? UIListContentView {
      list.cellMargins = contentMargins
      return list.sizeThatFits(size)
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
