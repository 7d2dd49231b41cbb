import SnapshotTesting

/// The name of a reference image: `testCell_dark_iPhone18_0_375x667@2x.png`.
struct ReferenceName {
  var selector: String
  var identifier: String
  var options: FBSnapshotTestCaseFileNameIncludeOption

  /// Returns the name without extension. White space and punctuation before the scale become underscores.
  @MainActor func text(scale: CGFloat) -> String {
    var name = identifier.isEmpty ? selector : "\(selector)_\(identifier)"
    let device = UIDevice.current
    if options.contains(.device) { name += "_\(device.model)" }
    if options.contains(.OS) { name += "_\(device.systemVersion)" }
    if options.contains(.screenSize) {
      let size = UIScreen.main.bounds.size
      name += "_\(Int(size.width))x\(Int(size.height))"
    }
    let isScaleNamed = options.contains(.screenScale) && scale > 1
    return Self.normalized(name) + (isScaleNamed ? "@\(Int(scale))x" : "")
  }

  /// Returns a name with underscores instead of white space and punctuation.
  static func normalized(_ name: String) -> String {
    let other = CharacterSet.whitespaces.union(.punctuationCharacters)
    return name.components(separatedBy: other).joined(separator: "_")
  }
}
