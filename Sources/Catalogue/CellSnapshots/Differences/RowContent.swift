/// The texts and images that a row, or any view, shows. They identify it in another layout.
struct RowContent {
  var className: String
  /// Sorted hashes of the texts and images, each combined with the name of its view.
  var tokens: [Int]
  /// The hash of the tokens and the class.
  var signature: Int
  /// The hash of the longest text, which identifies the row best.
  var longestText: Int?
  /// The size in points.
  var size: (width: Double, height: Double)

  init(of index: Int, in tree: LayoutTree) {
    let root = tree[index].view
    className = root.className
    size = (Double(root.frame.size.width), Double(root.frame.size.height))
    var tokens: [Int] = []
    var longest = ""
    var pending = [index]
    while let next = pending.popLast() {
      let view = tree[next].view
      guard !view.isHidden else { continue }
      let name = next == index ? nil : view.propertyName
      func add(_ value: String, of attribute: LayoutAttribute?) {
        var hasher = Hasher()
        hasher.combine(attribute)
        hasher.combine(name)
        for byte in value.utf8 { hasher.combine(byte) }
        tokens.append(hasher.finalize())
      }
      if let text = view.text {
        add(text, of: nil)
        if text.utf8.count > longest.utf8.count { longest = text }
      }
      for attribute in LayoutAttribute.contents {
        if let value = view.attributes[attribute] { add(value, of: attribute) }
      }
      pending += tree[next].children
    }
    tokens.sort()
    self.tokens = tokens
    longestText = longest.isEmpty ? nil : longest.hashValue
    var hasher = Hasher()
    hasher.combine(className)
    hasher.combine(tokens)
    signature = hasher.finalize()
  }

  /// Returns the share of texts and images that are in both, from 0 to 1.
  func similarity(to other: RowContent) -> Float {
    let count = max(tokens.count, other.tokens.count)
    guard count > 0 else { return 1 }
    var (left, right, common) = (0, 0, 0)
    while left < tokens.count, right < other.tokens.count {
      if tokens[left] == other.tokens[right] {
        common += 1
        left += 1
        right += 1
      } else if tokens[left] < other.tokens[right] {
        left += 1
      } else {
        right += 1
      }
    }
    return Float(common) / Float(count)
  }
}
