/// A view as data: its class, its properties and its subviews.
struct ViewDescription: Decodable {
  var id: String
  var `class`: String
  /// The frame: x, y, width, height.
  var frame: [Double]?
  var transform: [Double]?
  var backgroundColor: String?
  var cornerRadius: Double?
  var clipsToBounds: Bool?
  /// The safe area insets in the order top, left, bottom, right. The layout margins have the same order.
  var safeAreaInsets: [Double]?
  var layoutMargins: [Double]?
  var autoLayout: Bool?
  var huggingH: Double?
  var huggingV: Double?
  var compressionH: Double?
  var compressionV: Double?
  /// The axis of a stack view.
  var axis: String?
  var spacing: Double?
  var distribution: String?
  var alignment: String?
  var sizeToFit: Bool?
  var subviews: [ViewDescription]?

  var text: String?
  var attributedText: [TextRun]?
  var fontSize: Double?
  var fontWeight: String?
  var textColor: String?
  var numberOfLines: Int?
  var lineBreakMode: String?
  var placeholder: String?
  var borderStyle: String?

  var type: String?
  var title: String?
  var subtitle: String?
  var titleColor: String?
  var configuration: String?
  var enabled: Bool?

  var isOn: Bool?
  var onTintColor: String?
  var value: Double?
  var minimumTrackTintColor: String?
  var progress: Double?
  var progressTintColor: String?
  var trackTintColor: String?
  var numberOfPages: Int?
  var currentPage: Int?
  var segments: [String]?
  var selectedSegmentIndex: Int?
  /// The style of a spinner or a table.
  var style: String?
  var color: String?
  var animating: Bool?
  var hidesWhenStopped: Bool?

  var image: ImageDescription?
  var imagePlacement: String?
  var imagePadding: Double?
  var showsActivityIndicator: Bool?

  var layout: FlowDescription?
  var sections: [SectionDescription]?

  /// The view and all views below it.
  var all: [ViewDescription] { [self] + (subviews ?? []).flatMap(\.all) }
}

/// An image as data. Its content is left out, since only the size counts.
struct ImageDescription: Decodable {
  var size: [Double]
}

/// A run of a text with attributes.
struct TextRun: Decodable {
  var text: String
  var fontSize: Double?
  var fontWeight: String?
  var color: String?
  var underline: String?
  var strikethrough: String?
  var strikethroughColor: String?
  var kern: Double?
  var baselineOffset: Double?
}

/// A flow layout as data.
struct FlowDescription: Decodable {
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
struct SectionDescription: Decodable {
  var header: String?
  var footer: String?
  var rows: [RowDescription]?
  var itemCount: Int
  var itemSizes: [[Double]]?

  private enum Key: String, CodingKey {
    case header, footer, rows, items, itemSizes
  }

  private struct Item: Decodable {}

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
      itemCount = try container.decodeIfPresent([Item].self, forKey: .items)?.count ?? 0
    }
  }
}

/// A row as data.
struct RowDescription: Decodable {
  var style: String
  var text: String
  var detailText: String?
  var accessory: String?
}
