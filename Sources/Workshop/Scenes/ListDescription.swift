/// A flow layout as data.
struct FlowDescription: Codable {
  var kind: String
  var scrollDirection: String
  var itemSize: [Double]
  var minimumLineSpacing: Double
  var minimumInteritemSpacing: Double
  /// The insets in the order top, left, bottom, right.
  var sectionInset: [Double]
  var headerReferenceSize: [Double]?
  var footerReferenceSize: [Double]?
}

/// A section of a table or a collection as data.
struct SectionDescription: Codable {
  var header: String?
  var footer: String?
  /// The height of the header, where the table's delegate sets it.
  var headerHeight: Double?
  var headerView: ViewDescription?
  var footerView: ViewDescription?
  /// The constraints between the views in the header and in the footer.
  var constraints: [SceneDescription.Constraint]?
  var rows: [RowDescription]?
  var itemCount: Int
  var itemSizes: [[Double]]?
  /// The contents of the items, where the section lists them. They change no frame.
  private var items: [Item]?

  private enum Key: String, CodingKey {
    case header, footer, headerHeight, headerView, footerView, constraints, rows, items, itemSizes
  }

  private struct Item: Codable {
    var text: String?
    var color: String?
    var textColor: String?
  }

  /// Reads a section. Its `items` are a number or a list.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    header = try container.decodeIfPresent(String.self, forKey: .header)
    footer = try container.decodeIfPresent(String.self, forKey: .footer)
    headerHeight = try container.decodeIfPresent(Double.self, forKey: .headerHeight)
    footerView = try container.decodeIfPresent(ViewDescription.self, forKey: .footerView)
    headerView = try container.decodeIfPresent(ViewDescription.self, forKey: .headerView)
    constraints = try container.decodeIfPresent([SceneDescription.Constraint].self, forKey: .constraints)
    rows = try container.decodeIfPresent([RowDescription].self, forKey: .rows)
    itemSizes = try container.decodeIfPresent([[Double]].self, forKey: .itemSizes)
    if let count = try? container.decode(Int.self, forKey: .items) {
      itemCount = count
    } else {
      items = try container.decodeIfPresent([Item].self, forKey: .items)
      itemCount = items?.count ?? 0
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(header, forKey: .header)
    try container.encodeIfPresent(footer, forKey: .footer)
    try container.encodeIfPresent(headerHeight, forKey: .headerHeight)
    try container.encodeIfPresent(footerView, forKey: .footerView)
    try container.encodeIfPresent(headerView, forKey: .headerView)
    try container.encodeIfPresent(constraints, forKey: .constraints)
    try container.encodeIfPresent(rows, forKey: .rows)
    try container.encodeIfPresent(itemSizes, forKey: .itemSizes)
    if let items {
      try container.encode(items, forKey: .items)
    } else {
      try container.encode(itemCount, forKey: .items)
    }
  }
}

/// A row as data: its texts, or the views that an app adds to its content view.
struct RowDescription: Codable {
  /// The name of the content view in constraints and expectations.
  var id: String?
  var style: String
  var text: String?
  var detailText: String?
  /// Whether an app sets the labels of the cell instead of a content configuration.
  var usesLabels: Bool?
  var accessory: String?
  var accessoryView: ViewDescription?
  /// The height, where the table's delegate sets it.
  var height: Double?
  /// The cell's layout margins in the order top, left, bottom, right.
  var layoutMargins: [Double]?
  var views: [ViewDescription]?
  var constraints: [SceneDescription.Constraint]?
}
