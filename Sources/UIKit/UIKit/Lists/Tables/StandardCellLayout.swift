import Foundation

/// The frames of a standard cell's image and labels in its content view, in points, from left to right.
struct StandardCellLayout: Hashable, Sendable {
  /// The sizes that the labels prefer. Each function returns the size of a label whose text wraps at a width.
  struct Contents {
    var image: CGSize?
    var text: ((CGFloat) -> CGSize)?
    var detail: ((CGFloat) -> CGSize)?
  }

  struct Room: Hashable, Sendable {
    var size: CGSize
    /// The distance of the first part from the left edge.
    var left: CGFloat
    /// The distance of text from the right edge.
    var right: CGFloat
    var displayScale: CGFloat
    var systemVersion = SystemVersion.iOS26
  }

  private(set) var image: CGRect?
  private(set) var text: CGRect?
  private(set) var detail: CGRect?

  /// The space between the image and the texts.
  static let imageGap: CGFloat = 15
  private static let labelGap: CGFloat = 8
  /// The width of the left label of the value2 style, and the gap to its detail.
  private static let valueColumn = (width: CGFloat(91), gap: CGFloat(6))
  /// Returns the space between the two lines of a subtitle, and the sum of the spaces above and below both.
  private static func subtitleRoom(_ version: SystemVersion) -> (gap: CGFloat, around: CGFloat) {
    version == .iOS18 ? (1, 19.5) : (2, 19)
  }
  /// Returns the sum of the spaces above and below the text in the other styles.
  private static func textRoom(_ version: SystemVersion) -> CGFloat { version == .iOS18 ? 22 : 31.5 }

  init(style: UITableViewCell.CellStyle, contents: Contents, room: Room) {
    var left = room.left
    if let size = contents.image.map({ Self.shrunk($0, to: room.size.height) }) {
      image = Self.centred(size, x: left, in: room)
      left += size.width + Self.imageGap
    }
    let width = max(room.size.width - left - room.right, 0)
    switch style {
    case .default:
      text = contents.text.map { _ in CGRect(x: left, y: 0, width: width, height: room.size.height) }
    case .subtitle:
      placeSubtitle(contents, left: left, width: width, room: room)
    case .value1:
      placeValue(contents, left: left, width: width, room: room)
    case .value2:
      let column = Self.valueColumn
      text = contents.text.map {
        Self.centred(CGSize(width: column.width, height: $0(column.width).height), x: left, in: room)
      }
      let start = left + column.width + column.gap
      let rest = max(room.size.width - start - room.right, 0)
      detail = contents.detail.map {
        Self.centred(CGSize(width: rest, height: $0(rest).height), x: start, in: room)
      }
    }
  }

  /// Returns the size of an image, shrunk to the height of the row. At a height of 0, the row is being
  /// measured.
  private static func shrunk(_ size: CGSize, to height: CGFloat) -> CGSize {
    guard height > 0, size.height > height else { return size }
    return CGSize(width: size.width * height / size.height, height: height)
  }

  /// Places two lines, centred together.
  private mutating func placeSubtitle(_ contents: Contents, left: CGFloat, width: CGFloat, room: Room) {
    let first = contents.text?(width)
    let second = contents.detail?(width)
    let gap = first != nil && second != nil ? Self.subtitleRoom(room.systemVersion).gap : 0
    let height = (first?.height ?? 0) + gap + (second?.height ?? 0)
    // Since iOS 26, two lines are half a point above the middle: of 19 points, 9 are above and 10 below.
    let spare = room.size.height - height
    let isAbove = gap > 0 && room.systemVersion >= .iOS26
    let top = PixelGrid(scale: room.displayScale).nearest(isAbove ? (spare - 1) / 2 : spare / 2)
    if let first { text = CGRect(x: left, y: top, width: min(first.width, width), height: first.height) }
    if let second {
      let y = top + (first?.height ?? 0) + gap
      detail = CGRect(x: left, y: y, width: min(second.width, width), height: second.height)
    }
  }

  /// Places the text at the left and the detail at the right. The detail becomes narrower if both do not fit.
  private mutating func placeValue(_ contents: Contents, left: CGFloat, width: CGFloat, room: Room) {
    var rest = width
    if let first = contents.text?(width) {
      let own = min(first.width, width)
      text = Self.centred(CGSize(width: own, height: first.height), x: left, in: room)
      if own > 0 { rest = max(width - own - Self.labelGap, 0) }
    }
    if let second = contents.detail?(rest), second.width > 0 {
      let size = CGSize(width: min(second.width, rest), height: second.height)
      detail = Self.centred(size, x: left + width - size.width, in: room)
    }
  }

  private static func centred(_ size: CGSize, x: CGFloat, in room: Room) -> CGRect {
    let y = PixelGrid(scale: room.displayScale).nearest((room.size.height - size.height) / 2)
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  /// Returns the height that holds everything, but at least a standard row's height.
  static func height(style: UITableViewCell.CellStyle, contents: Contents, room: Room) -> CGFloat {
    let layout = StandardCellLayout(style: style, contents: contents, room: room)
    let width = layout.text?.width ?? 0
    let text = style == .default ? contents.text?(width).height ?? 0 : layout.text?.height ?? 0
    let detail = layout.detail?.height ?? 0
    let version = room.systemVersion
    var labels = max(text, detail) + textRoom(version)
    if style == .subtitle, text > 0, detail > 0 {
      let room = subtitleRoom(version)
      labels = text + room.gap + detail + room.around
    }
    return max(labels, (contents.image?.height ?? 0) + 1, TableMetrics.rowHeight(version))
  }
}
