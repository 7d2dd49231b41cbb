extension NibElement {
  /// The attributes with numbers of the elements that stand for values, by the element's name.
  private static let numbers: [String: [String]] = [
    "rect": ["x", "y", "width", "height"], "size": ["width", "height"], "point": ["x", "y"],
    "inset": ["minX", "minY", "maxX", "maxY"], "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"], "range": ["location", "length"],
    "integer": ["value"], "real": ["value"], "float": ["value"], "double": ["value"],
    "date": ["timeIntervalSinceReferenceDate"], "color": ["red", "green", "blue", "white", "alpha"],
    "fontDescription": ["pointSize"], "font": ["size"], "constraint": ["constant", "priority"],
    "preferredSymbolConfiguration": ["pointSize"], "variation": ["constant"],
  ]

  /// The first attribute that is to be a number and is none.
  var brokenNumber: String? {
    Self.numbers[name]?.first { attributes[$0] != nil && number($0) == nil }
  }

  /// Whether the element stands for a value that cannot be read.
  var isBrokenValue: Bool { brokenNumber != nil || (name == "color" && NibColor(self) == nil) }
}
