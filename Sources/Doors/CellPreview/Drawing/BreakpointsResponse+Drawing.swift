import CellCatalog
import CellInspection
import CellSnapshots

extension BreakpointsResponse {
  /// The distance of the widths that are measured first, in points.
  private static let step = 16
  /// The maximum number of texts for one width.
  private static let textLimit = 12

  /// Measures an entry over the range of a request.
  @MainActor
  init(_ drawing: PreviewDrawing) throws(PreviewError) {
    let request = drawing.request
    self.init(from: request.from, to: request.to, heights: [], changes: [], cuts: [])
    let configuration = try request.circumstances.configuration
    let entry = try drawing.editedEntry()
    var heights: [Int: Double] = [:]
    let table: BreakpointTable
    do {
      table = try EntryBreakpoints(entry: entry, name: drawing.name, configuration: configuration).table(
        BreakpointSearch(from: from, to: to, step: Self.step)
      ) { heights[$0] = Double($1) }
    } catch {
      throw .failed("\(error)")
    }
    self.heights = heights.sorted { $0.key < $1.key }.map { [Double($0.key), $0.value] }
    add(table.parts)
  }

  private mutating func add(_ labels: [[BreakpointTable.Part]]) {
    var texts: [Int: [String]] = [:]
    var cut: [ClosedRange<Int>: [String]] = [:]
    for parts in labels {
      for (before, after) in zip(parts, parts.dropFirst()) {
        texts[after.first, default: []].append("\(after.label): \(before.text) → \(after.text)")
      }
      for part in parts where part.isCutOff {
        cut[part.first...part.last, default: []].append("\(part.label) is cut off")
      }
    }
    changes = texts.sorted { $0.key < $1.key }.map { Change(width: $0.key, texts: Self.limited($0.value)) }
    cuts = cut.sorted { ($0.key.lowerBound, $0.key.upperBound) < ($1.key.lowerBound, $1.key.upperBound) }
      .map { Cut(from: $0.key.lowerBound, to: $0.key.upperBound, texts: Self.limited($0.value)) }
  }

  private static func limited(_ texts: [String]) -> [String] {
    texts.count <= textLimit ? texts : texts.prefix(textLimit) + ["and \(texts.count - textLimit) more"]
  }
}
