internal import CellNibs
internal import Foundation

extension UITableViewCell: NibReadable {
  static let tableViewCellNibSettings = NibSettings(UITableViewCell.self) {
    $0.choice("accessoryType", AccessoryType.nibWords) { $0.accessoryType = $1 }
    $0.choice(
      "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
    ) { (cell: UITableViewCell, style: SelectionStyle) in cell.selectionStyle = style }
    $0.integer("indentationLevel") { $0.indentationLevel = $1 }
    $0.number("indentationWidth") { $0.indentationWidth = $1 }
    $0.insets("separatorInset") { $0.separatorInset = $1 }
    $0.custom(["textLabel", "detailTextLabel", "imageView"]) { part in StandardParts(part).map(\.action) }
    $0.custom(["contentView"]) { part in
      guard let content = part.object.child("contentView") else { return nil }
      // The labels and the image of a styled cell exist already, and the cell lays them out.
      let own = ["textLabel", "detailTextLabel", "imageView"].compactMap { part.object.attributes[$0] }
      var rest = content
      // The cell itself keeps the content view as large as it is.
      rest.values["autoresizingMask"] = nil
      rest.lists["subviews"]?.removeAll { view in view.id.map(own.contains) == true }
      let index = part.plan.add(rest)
      return { cell, loading in if let index { loading.decode(index, into: cell.contentView) } }
    }
    $0.object("backgroundView", UIView.self) { $0.backgroundView = $1 }
    $0.object("selectedBackgroundView", UIView.self) { $0.selectedBackgroundView = $1 }
    $0.object("accessoryView", UIView.self) { $0.accessoryView = $1 }
    $0.custom(["listContentConfiguration", "contentConfiguration"]) { part in
      guard let written = part.object.child("contentConfiguration") else { return nil }
      let configuration = part.part(
        written,
        knowing: [
          "configurationType", "style", "text", "secondaryText", "image", "catalog", "imageToTextPadding",
          "textToSecondaryTextHorizontalPadding", "textToSecondaryTextVerticalPadding",
          "prefersSideBySideTextAndSecondaryText", "textProperties", "secondaryTextProperties",
          "imageProperties",
        ]
      ).listContentConfiguration
      return { cell, _ in cell.contentConfiguration = configuration }
    }
    $0.custom(["backgroundConfiguration"]) { part in
      guard let written = part.object.children.first(where: { $0.element == "backgroundConfiguration" })
      else {
        return nil
      }
      let own = part.part(written, knowing: NibPart.backgroundNames)
      return { cell, _ in
        var background = cell.defaultBackgroundConfiguration()
        own.configure(&background)
        cell.backgroundConfiguration = background
      }
    }
    // The row's height counts in a table of static cells, and controls for editing are never shown.
    $0.initial(
      "style",
      ["Default", "Subtitle", "Value1", "Value2"].map { "IBUITableViewCellStyle\($0)" })
    $0.known(
      "reuseIdentifier", "rowHeight", "hidesAccessoryWhenEditing", "editingAccessoryType",
      "showsReorderControl",
      "shouldIndentWhileEditing", "focusStyle")
    $0.key("accessoryView") { (cell: UITableViewCell, view: UIView?) in cell.accessoryView = view }
    $0.key("backgroundView") { (cell: UITableViewCell, view: UIView?) in cell.backgroundView = view }
    $0.key("selectedBackgroundView") { (cell: UITableViewCell, view: UIView?) in
      cell.selectedBackgroundView = view
    }
  }

  /// The style that a nib writes.
  static func style(_ coder: NSCoder) -> CellStyle {
    switch (coder as? NibCoder)?.text("style") {
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    default: .default
    }
  }

  func nibObject(forKey key: String) -> AnyObject? {
    switch key {
    case "textLabel": textLabel
    case "detailTextLabel": detailTextLabel
    case "imageView": imageView
    case "contentView": contentView
    default: nil
    }
  }
}

extension UITableViewCell.AccessoryType {
  fileprivate static let nibWords: [String: UITableViewCell.AccessoryType] = [
    "none": UITableViewCell.AccessoryType.none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
  ]
}

/// The labels and the image of a styled cell, which a nib names by their identifiers.
@MainActor private struct StandardParts {
  private var parts: [(index: Int, get: @MainActor (UITableViewCell) -> NSObject?)] = []

  init?(_ part: NibPart) {
    let views = part.object.child("contentView")?.lists["subviews"] ?? []
    let getters: [(String, @MainActor (UITableViewCell) -> NSObject?)] = [
      ("textLabel", { $0.textLabel }), ("detailTextLabel", { $0.detailTextLabel }),
      ("imageView", { $0.imageView }),
    ]
    for (name, get) in getters {
      guard let id = part.object.attributes[name], let view = views.first(where: { $0.id == id }),
        let index = part.plan.add(view)
      else { continue }
      parts.append((index, get))
    }
    if parts.isEmpty { return nil }
  }

  var action: @MainActor (UITableViewCell, NibLoading) -> Void {
    { [parts] cell, loading in
      for part in parts {
        if let object = part.get(cell) { loading.decode(part.index, into: object) }
      }
    }
  }
}
