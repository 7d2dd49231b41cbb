internal import CellNibs
internal import Foundation

extension UITableView {
  static let tableViewNibSettings = NibSettings(UITableView.self) {
    $0.number("rowHeight") { $0.rowHeight = $1 }
    $0.number("estimatedRowHeight") { $0.estimatedRowHeight = $1 }
    $0.number("sectionHeaderHeight") { if !$0.isEditorsHeight($1) { $0.sectionHeaderHeight = $1 } }
    $0.number("sectionFooterHeight") { if !$0.isEditorsHeight($1) { $0.sectionFooterHeight = $1 } }
    $0.number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = $1 }
    $0.number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = $1 }
    $0.choice(
      "separatorStyle",
      ["default": .singleLine, "none": .none, "singleLine": .singleLine, "singleLineEtched": .singleLine]
    ) { (table: UITableView, style: UITableViewCell.SeparatorStyle) in table.separatorStyle = style }
    $0.color("separatorColor") { $0.separatorColor = $1 }
    $0.insets("separatorInset") { $0.separatorInset = $1 }
    $0.choice(
      "separatorInsetReference", ["cellEdges": .fromCellEdges, "automaticInsets": .fromAutomaticInsets]
    ) {
      $0.separatorInsetReference = $1
    }
    $0.flag("allowsSelection") { $0.allowsSelection = $1 }
    $0.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
    $0.object("tableHeaderView", UIView.self) { $0.tableHeaderView = $1 }
    $0.object("tableFooterView", UIView.self) { $0.tableFooterView = $1 }
    $0.object("backgroundView", UIView.self) { $0.backgroundView = $1 }
    $0.custom(["prototypes"]) { part in
      let prototypes = (part.object.lists["prototypes"] ?? []).compactMap { cell in
        cell.attributes["reuseIdentifier"].map { (identifier: $0, cell: cell) }
      }
      let file = part.file
      return { table, loading in
        for prototype in prototypes {
          let nib = UINib(prototype.cell, in: file, external: loading.resolver)
          table.register(nib, forCellReuseIdentifier: prototype.identifier)
        }
      }
    }
    $0.custom(["sections"]) { part in
      guard let sections = part.object.lists["sections"] else { return nil }
      let plans = sections.map { StaticSectionPlan($0, part) }
      return { table, loading in table.state.staticSections = plans.map { $0.section(loading) } }
    }
    $0.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
    $0.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
    $0.flag("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 }
    $0.initial("style", ["plain", "grouped", "insetGrouped"])
    $0.known(
      "dataMode", "sectionIndexMinimumDisplayRowCount", "allowsSelectionDuringEditing",
      "springLoaded", "sectionIndexTrackingBackgroundColor", "separatorEffect",
      "contentViewsToSafeArea", "dragInteractionEnabled", "remembersLastFocusedIndexPath", "allowsFocus")
    $0.key("dataSource") { (view: UITableView, source: (any UITableViewDataSource)?) in
      view.dataSource = source
    }
    $0.key("backgroundView") { (owner: UITableView, view: UIView?) in owner.backgroundView = view }
    $0.key("delegate") { (view: UITableView, delegate: (any UITableViewDelegate)?) in view.delegate = delegate
    }
    $0.key("tableHeaderView") { (view: UITableView, header: UIView?) in view.tableHeaderView = header }
    $0.key("tableFooterView") { (view: UITableView, footer: UIView?) in view.tableFooterView = footer }
    $0.key("prefetchDataSource") { (view: UITableView, source: (any UITableViewDataSourcePrefetching)?) in
      view.prefetchDataSource = source
    }
  }

  /// Whether a height of headers or footers is the one that the editor writes in every table of the style.
  ///
  /// With it, as with automatic heights, a section without a header has none. Unlike UIKit, the property stays
  /// automatic.
  private func isEditorsHeight(_ height: CGFloat) -> Bool {
    height == 22 || height == (style == .plain ? 28 : 18)
  }

  /// The style that a nib writes, or plain if it writes none.
  static func style(_ coder: NSCoder) -> Style {
    switch (coder as? NibCoder)?.text("style") {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}
