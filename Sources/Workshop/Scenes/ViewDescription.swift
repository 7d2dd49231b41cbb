/// A view as data: its class, its properties and its subviews.
struct ViewDescription: Codable {
  var id: String
  var `class`: String
  /// The frame: x, y, width, height.
  var frame: [Double]?
  var transform: [Double]?
  var backgroundColor: String?
  var cornerRadius: Double?
  var clipsToBounds: Bool?
  var alpha: Double?
  var hidden: Bool?
  var userInteractionEnabled: Bool?
  var borderWidth: Double?
  var borderColor: String?
  var shadowColor: String?
  var shadowOpacity: Double?
  var shadowRadius: Double?
  /// The offset of the shadow: x and y.
  var shadowOffset: [Double]?
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
  var attributedText: AttributedTextDescription?
  var paragraph: ParagraphDescription?
  var fontSize: Double?
  var fontWeight: String?
  /// The text style whose font is used, instead of a size.
  var textStyle: String?
  /// The text style with which the font of the size grows.
  var scaledAs: String?
  var monospaced: Bool?
  var italic: Bool?
  var textAlignment: String?
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
  /// Another name of `isOn`.
  var on: Bool?
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
  var contentMode: String?
  var imagePlacement: String?
  var imagePadding: Double?
  var showsActivityIndicator: Bool?

  /// The content of a scroll view: its width and height, and the point at its top left.
  var contentSize: [Double]?
  var contentOffset: [Double]?
  /// The insets in the order top, left, bottom, right.
  var contentInset: [Double]?
  var scrollEnabled: Bool?
  /// The way a scroll view adds safe areas to its insets: `never`, as without it, `always` or `automatic`.
  var contentInsetAdjustment: String?

  var layout: FlowDescription?
  var sections: [SectionDescription]?

  /// The view and all views below it, and the views in the headers, rows and footers of a table.
  var all: [ViewDescription] {
    let rows = (sections ?? []).flatMap { section in
      (section.rows ?? []).flatMap { ($0.views ?? []) + [$0.accessoryView].compactMap { $0 } }
        + [section.headerView, section.footerView].compactMap { $0 }
    }
    return [self] + ((subviews ?? []) + rows).flatMap(\.all)
  }
}

/// An image as data.
struct ImageDescription: Codable {
  /// The kind of the content. Only an image of the kind `solid` has one here: its first colour.
  var kind: String?
  /// The name of the system's symbol, where the image is one.
  var symbol: String?
  var size: [Double]
  var colors: [String]?
}
