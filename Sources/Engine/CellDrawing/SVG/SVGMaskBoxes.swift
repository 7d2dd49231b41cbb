internal import Foundation

/// A reader of a document's tags that finds the changes with which each mask states its region.
struct SVGMaskBoxes {
  struct Edit {
    var range: Range<Int>
    var text: String
  }

  private(set) var edits: [Edit] = []
  private var clip: String?
  /// The sizes of clip paths that are rectangles at the origin. `surfaces` holds the sizes of surfaces.
  private var clips: [String: CGSize] = [:]
  private var surfaces: [String: CGSize] = [:]
  private var filters: [String: Int] = [:]
  private var mask: SVGTag?
  private var maskFilter: SVGTag?

  /// The beginnings of the tags that a mask of a picture consists of. A tag of glyphs or a path inside a mask is
  /// not one of them.
  static let names = [
    "clipPath id", "path d", "rect x", "g id=\"surface", "g filter", "mask", "/mask",
    "use xlink:href=\"#surface",
  ].map { Array($0.utf8) }

  private static let alpha = "filter=\"url(#alpha)\""

  mutating func read(_ tag: SVGTag) {
    if tag.hasPrefix("<clipPath") {
      clip = tag["id"]
    } else if tag.hasPrefix("<rect") {
      if let clip, tag["x"] == "0", tag["y"] == "0", let size = size(of: tag) { clips[clip] = size }
      clip = nil
    } else if tag.hasPrefix("<g id") {
      readSurface(tag)
    } else if tag.hasPrefix("<g filter") {
      if mask != nil, tag.text.contains(Self.alpha) { maskFilter = tag }
    } else if tag.hasPrefix("<mask") {
      (mask, maskFilter) = (tag, nil)
    } else if tag.hasPrefix("<use") {
      readMasked(tag)
    } else {
      (mask, maskFilter, clip) = (nil, nil, nil)
    }
  }

  private mutating func readSurface(_ tag: SVGTag) {
    guard let name = tag["id"], let reference = tag["clip-path"],
      let size = clips[String(reference.dropFirst("url(#".count).dropLast())]
    else { return }
    surfaces["#" + name] = size
    if tag.text.contains(Self.alpha) {
      filter(tag, in: CGRect(origin: .zero, size: size), before: tag.range.lowerBound)
    }
  }

  /// Reads the picture that a mask consists of, wherever it is moved to.
  private mutating func readMasked(_ tag: SVGTag) {
    guard let mask, let name = tag["xlink:href"], let size = surfaces[name] else { return }
    self.mask = nil
    guard let origin = origin(of: tag) else { return }
    let box = CGRect(origin: origin, size: size)
    edits.append(
      Edit(
        range: mask.range,
        text: "\(mask.text.dropLast()) maskUnits=\"userSpaceOnUse\" \(Self.attributes(of: box))>"))
    if let maskFilter { filter(maskFilter, in: box, before: mask.range.lowerBound) }
  }

  private mutating func filter(_ tag: SVGTag, in box: CGRect, before place: Int) {
    let attributes = Self.attributes(of: box)
    let number = filters[attributes] ?? filters.count + 1
    if filters[attributes] == nil {
      filters[attributes] = number
      edits.append(Edit(range: place..<place, text: Self.filter("alpha\(number)", attributes)))
    }
    let text = tag.text.replacingOccurrences(of: Self.alpha, with: "filter=\"url(#alpha\(number))\"")
    edits.append(Edit(range: tag.range, text: text))
  }

  private static func filter(_ name: String, _ attributes: String) -> String {
    """
    <filter id="\(name)" filterUnits="userSpaceOnUse" \(attributes)>
      <feColorMatrix type="matrix" in="SourceGraphic" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/>
    </filter>

    """
  }

  private static func attributes(of box: CGRect) -> String {
    let numbers = [box.minX, box.minY, box.width, box.height].map { String(Int($0)) }
    return zip(["x", "y", "width", "height"], numbers).map { "\($0)=\"\($1)\"" }.joined(separator: " ")
  }

  private func size(of tag: SVGTag) -> CGSize? {
    guard let width = tag["width"].flatMap({ Int($0) }), let height = tag["height"].flatMap({ Int($0) })
    else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// Returns the distance by which a picture is moved, in whole pixels, or nil if it is changed in another way.
  private func origin(of tag: SVGTag) -> CGPoint? {
    guard let transform = tag["transform"] else { return .zero }
    let numbers = transform.dropFirst("matrix(".count).dropLast().split(separator: ",").map { Int($0) }
    guard numbers.count == 6, numbers[0] == 1, numbers[1] == 0, numbers[2] == 0, numbers[3] == 1,
      let x = numbers[4], let y = numbers[5]
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}
