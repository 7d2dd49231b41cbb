internal import CellSnapSourcePass

/// Where an app shows its views, as lines of the catalogue's entries.
package struct AppPlaces {
  private var lines: [String: [String]] = [:]
  /// The style that the whole app has, such as `.dark`; nil if the phone's style counts.
  private(set) var style: String?
  /// The names that the lines need from the app's files.
  private(set) var names: Set<String> = []

  package init() {}

  init(of classes: [DrawnClass], in index: SliceIndex, _ nibs: NibUses, info: [String: String]) {
    let placements = Placements(
      index, classes: classes.map { (index[$0.place].name, $0.origin) }, isView: ViewClasses.isView)
    style = info["UIUserInterfaceStyle"].flatMap(Self.style) ?? placements.style
    for one in classes {
      let placement = placements.all[index[one.place].name] ?? Placements.Placement()
      let ground =
        placement.ground ?? nibs.grounds.prototypes[index[one.place].name]
        ?? placement.owners.lazy.compactMap { nibs.grounds.controllers[$0] }.first ?? placements.usualGround
      // A colour of a storyboard needs nothing of the app's files.
      if let written = placement.ground ?? placements.usualGround { names.formUnion(Self.names(in: written)) }
      var lines: [String] = []
      if let ground {
        lines.append(".ground { \(ground) }")
      }
      if let size = placement.size { lines.append(Self.line(for: size)) }
      if let own = placement.style, own != style { lines.append(".userInterfaceStyle(\(own))") }
      self.lines[one.name] = lines
    }
  }

  /// Returns the lines after the entry of a class.
  func lines(for name: String) -> [String] { lines[name] ?? [] }

  private static func style(_ name: String) -> String? {
    ["Dark": ".dark", "Light": ".light"][name]
  }

  private static func line(for size: WrittenSize) -> String {
    let sides = [("width", size.width), ("height", size.height)].compactMap { label, length in
      length.map { "\(label): \($0.text)" }
    }
    let isFixed = !sides.contains { $0.contains("screen.") }
    return ".size { \(isFixed ? "_" : "screen") in SampleSize(\(sides.joined(separator: ", "))) }"
  }

  /// The identifiers in an expression.
  private static func names(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.filter { $0.first?.isNumber != true }.map(
      String.init)
  }
}
