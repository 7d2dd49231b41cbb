import Foundation
import MFS
import UIKit

/// The Frames functions of the class of a cell or controller for its view model, callable on any thread.
struct FramesProbe: Sendable {
  let className: String
  let path: IndexPath
  /// The words of findings for the container in which the functions lay out, and for a place: `table` and `row`.
  let words: (container: String, place: String)
  /// The size that the functions receive: the table's size, or the size of the controller's view, in points.
  let tableSize: CGSize
  private let compute: @Sendable (CGSize) -> [FrameValue]
  private let caches: @Sendable () -> [MFSSubviewCache]
  /// The view model if it can expand.
  private let expandable: (any MFSExpandable)?

  /// Returns nil for a runner that is not in the pattern or shows nothing.
  @MainActor
  init?(of runner: any MFSStepRunning, at path: IndexPath) {
    let probe =
      switch runner {
      case let cell as any MFSCell: Self.probe(cell, path)
      case let controller as any UIViewController & MFSController: Self.probe(controller, path)
      default: nil as FramesProbe?
      }
    guard let probe else { return nil }
    self = probe
  }

  @MainActor
  private static func probe<Cell: MFSCell>(_ cell: Cell, _ path: IndexPath) -> FramesProbe? {
    guard let viewModel = cell.viewModel else { return nil }
    return FramesProbe(
      Cell.self, viewModel, path: path, words: ("table", "row"), tableSize: cell.tableSize
    ) { size in
      Cell.calculateCoordinates(for: viewModel, tableSize: size)
      let height = Cell.calculateCellHeight(from: viewModel, tableSize: size)
      return [FrameValue(name: "calculateCellHeight", value: .number(height))]
    }
  }

  @MainActor
  private static func probe<Controller: UIViewController & MFSController>(
    _ controller: Controller, _ path: IndexPath
  ) -> FramesProbe? {
    guard let viewModel = controller.viewModel else { return nil }
    return FramesProbe(
      Controller.self, viewModel, path: path, words: ("view", "view model"),
      tableSize: controller.view.bounds.size
    ) { size in
      Controller.calculateCoordinates(for: viewModel, viewSize: size)
      return []
    }
  }

  /// - Parameter call: A closure that calls every Frames function and returns the values that no cache keeps.
  private init<Runner: MFSStepRunning>(
    _ runnerClass: Runner.Type, _ viewModel: Runner.ViewModel, path: IndexPath,
    words: (container: String, place: String), tableSize: CGSize,
    call: @escaping @Sendable (CGSize) -> [FrameValue]
  ) {
    className = String(describing: runnerClass)
    self.path = path
    self.words = words
    self.tableSize = tableSize
    let caches: @Sendable () -> [MFSSubviewCache] = {
      [Runner.subviewStaticFrames, viewModel.subviewFrames, viewModel.subviewSizes]
    }
    self.caches = caches
    compute = { size in
      let others = call(size)
      return FrameValue.all(in: caches(), tableSize: size) + others
    }
    expandable = viewModel as? any MFSExpandable
  }

  /// Calls every Frames function and returns the results. Cached values are used.
  func values(tableSize: CGSize? = nil) -> [FrameValue] { compute(tableSize ?? self.tableSize) }

  func clearCaches() {
    for cache in caches() { cache.removeAll() }
  }

  /// Returns the keys that Frames functions use with different results while `body` runs, beginning with empty caches.
  func conflicts(while body: @escaping () -> Void) -> [CacheConflict] {
    var conflicts: [CacheConflict] = []
    caches().reduce(body) { inner, cache in
      { conflicts += cache.auditing(inner) }
    }()
    return conflicts
  }

  /// Whether the view model is expanded; nil if it cannot expand.
  var isExpanded: Bool? { expandable?.isExpandText }

  func expand(_ isExpanded: Bool) { expandable?.isExpandText = isExpanded }
}

/// A frame, size or height from a Frames function.
struct FrameValue: Sendable {
  /// The name of the subview, with its key if there is one, or of the height.
  let name: String
  let value: MFSCachedValue

  var text: String {
    switch value {
    case .rect(let rect): "frame (\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
    case .size(let size): "size \(size.width) x \(size.height)"
    case .number(let number): "\(number)"
    case .flag(let flag): "\(flag)"
    case .textSize(let sizes): "\(sizes)"
    case .other(let other): "\(other)"
    }
  }

  /// The value like `text`, with lengths in readable form.
  var words: String {
    switch value {
    case .rect(let rect): "frame \(FindingText.rect(rect))"
    case .size(let size): "size \(FindingText.size(size))"
    case .number(let number): FindingText.number(number)
    case .flag, .textSize, .other: text
    }
  }

  /// Returns the cached values for the current environment and a table's size in points, with their names.
  static func all(in caches: [MFSSubviewCache], tableSize: CGSize) -> [FrameValue] {
    caches.flatMap { cache in
      cache.entries.filter {
        $0.width == tableSize.width && ($0.height ?? tableSize.height) == tableSize.height
          && $0.isOfCurrentEnvironment
      }.map { entry in
        FrameValue(
          name: entry.key.isEmpty ? entry.subview : "\(entry.subview) for key \(entry.key)",
          value: entry.value)
      }
    }
  }

  /// Returns the first value that differs, from both sides. A value that only one side has is no difference, because it
  /// was not requested.
  static func difference(
    _ expected: [FrameValue], _ actual: [FrameValue],
    isSame: (FrameValue, FrameValue) -> Bool = { $0.text == $1.text }
  ) -> (name: String, expected: String, actual: String)? {
    let values = Dictionary(actual.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for value in expected {
      guard let other = values[value.name], !isSame(value, other) else { continue }
      // Values that differ by less than hundredths are written in full.
      return value.words == other.words
        ? (value.name, value.text, other.text) : (value.name, value.words, other.words)
    }
    return nil
  }
}
