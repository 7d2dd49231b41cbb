import Foundation

extension UITableViewHeaderFooterView: ConfiguredView {
  var currentConfigurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isPinned = isFloating
    return state
  }

  var shownBackground: UIBackgroundConfiguration? { backgroundConfiguration }

  func callConfigurationUpdateHandler(_ state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  func replaceOwnBackgrounds() {
    guard backgroundConfiguration != nil else { return }
    if backgroundColor != nil { backgroundColor = nil }
    if backgroundView != nil { backgroundView = nil }
  }

  /// The margins of the table's text.
  var contentMargins: UIEdgeInsets? {
    UIEdgeInsets(top: 0, left: context.margin, bottom: 0, right: context.margin)
  }

  /// An empty content configuration for a header or footer of the table.
  var tableContent: UIListContentConfiguration {
    switch (context.style, context.isFooter) {
    case (.plain, false): .plainHeader()
    case (.plain, true): .plainFooter()
    case (_, false): .groupedHeader()
    case (_, true): .groupedFooter()
    }
  }

  var tableBackground: UIBackgroundConfiguration {
    context.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }
}
