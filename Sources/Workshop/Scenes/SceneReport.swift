/// The report of the comparisons: the views that differ, and how many scenes have no such view.
@MainActor struct SceneReport {
  private(set) var lines: [String] = []
  private(set) var wholeCount = 0
  /// The number of scenes that differ only in the widths of texts.
  private(set) var nearlyWholeCount = 0
  private(set) var builtCount = 0
  /// The number of frames, sizes and insets that are compared, and of those that are within half a point.
  private(set) var valueCount = 0
  private(set) var nearValueCount = 0
  private(set) var unreadableCount = 0
  /// The number of scenes that were not built, by what they need.
  private(set) var needs: [String: Int] = [:]

  init(of files: [SceneFile]) {
    for file in files {
      lines += file.unreadKeys.map { "\(file.name)  \($0) is a key that is not read" }
      let scene: SceneDescription
      switch file.content {
      case .success(let content): scene = content
      case .failure(let error):
        unreadableCount += 1
        lines.append("\(error)")
        continue
      }
      if let needs = SceneNeeds(scene) {
        self.needs[needs.text, default: 0] += 1
        lines.append("\(scene.scene)  needs \(needs.text)")
        continue
      }
      builtCount += 1
      let comparison = SceneComparison(scene)
      let differences = comparison.differences
      valueCount += comparison.count
      nearValueCount += comparison.count - differences.count
      if differences.isEmpty {
        wholeCount += 1
      } else if differences.allSatisfy(\.isTextWidth) {
        nearlyWholeCount += 1
      }
      for difference in differences {
        lines.append(
          "\(scene.scene)  \(difference.path)  Apple \(difference.expected)  here \(difference.actual)"
            + (difference.isTextWidth ? "  (the width of a text)" : ""))
      }
    }
  }

  var text: String { (lines + [summary]).joined(separator: "\n") }

  private var summary: String {
    let total = builtCount + needs.values.reduce(0, +)
    let rest = needs.sorted { $0.key < $1.key }.map { "\($0.value) need \($0.key)" }
    let nearly = nearlyWholeCount == 0 ? [] : ["\(nearlyWholeCount) more but for the widths of texts"]
    let unreadable = unreadableCount == 0 ? [] : ["\(unreadableCount) could not be read"]
    let values = "\(nearValueCount) of \(valueCount) values are within half a point"
    return (["\(wholeCount) of \(total) scenes are whole"] + nearly + [values] + rest + unreadable).joined(
      separator: "; ")
  }
}
