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
  var rows: [RowDescription]?
  var itemCount: Int
  var itemSizes: [[Double]]?
  /// The contents of the items, where the section lists them. They change no frame.
  private var items: [Item]?

  private enum Key: String, CodingKey {
    case header, footer, rows, items, itemSizes
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
    try container.encodeIfPresent(rows, forKey: .rows)
    try container.encodeIfPresent(itemSizes, forKey: .itemSizes)
    if let items {
      try container.encode(items, forKey: .items)
    } else {
      try container.encode(itemCount, forKey: .items)
    }
  }
}

/// A row as data.
struct RowDescription: Codable {
  var style: String
  var text: String
  var detailText: String?
  var accessory: String?
}
