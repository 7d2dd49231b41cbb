import FBSnapshotTestCase
import Nimble
import UIKit

/// A snapshot that a matcher asks for.
struct SnapshotRequest {
  var name: String?
  var identifier: String?
  var isRecording = false
  var isDeviceAgnostic = false
  var shouldIgnoreScale = false
  var pixelTolerance: CGFloat?
  var tolerance: CGFloat?
  /// A part of the name for each text size, or none.
  var ending = ""
  /// The text size; nil for the device's.
  var category: UIContentSizeCategory?

  /// Compares or records the picture of a value.
  func result<Value: Snapshotable>(of expression: Nimble.Expression<Value>) throws -> MatcherResult {
    guard let value = try expression.evaluate() else {
      return MatcherResult(status: .fail, message: .fail("expected a view or controller, got <nil>"))
    }
    let file = expression.location.filePath
    let isRecording = isRecording || NimbleSnapshotSettings.recordsAll
    do {
      var place = try NimbleSnapshotName(name, in: "\(file)")
      if !ending.isEmpty { place = place.adding(ending) }
      let problem = compare(value, place, isRecording: isRecording, file: file)
      guard isRecording else {
        return MatcherResult(
          bool: problem == nil,
          message: .fail(
            "expected a matching snapshot in \(place.name)" + (problem.map { ": \($0)" } ?? "")))
      }
      // A test that records fails, so that no one forgets that it does.
      return MatcherResult(
        status: .fail,
        message: .fail(
          problem.map { "expected to record a snapshot in \(name ?? place.name): \($0)" }
            ?? "snapshot \(name ?? place.name) successfully recorded, replace recordSnapshot with a check"))
    } catch let problem as SnapshotProblem {
      return MatcherResult(status: .fail, message: .fail(problem.description))
    }
  }

  private func compare(
    _ value: any Snapshotable, _ place: NimbleSnapshotName, isRecording: Bool, file: StaticString
  ) -> String? {
    let controller = FBSnapshotTestController(test: FBSnapshotTestCase.self)
    controller.folderName = place.file
    controller.referenceImagesDirectory = place.folder
    controller.recordMode = isRecording
    controller.preferredContentSizeCategory = category
    controller.fileNameOptions =
      isDeviceAgnostic
      ? [.device, .OS, .screenSize, .screenScale] : shouldIgnoreScale ? .none : .screenScale
    do {
      try controller.compareSnapshot(
        selector: Selector(place.name), identifier: identifier,
        perPixelTolerance: pixelTolerance ?? NimbleSnapshotSettings.pixelTolerance,
        overallTolerance: tolerance ?? NimbleSnapshotSettings.tolerance, file: file
      ) { value.snapshotObject }
      return nil
    } catch {
      return "\(error)"
    }
  }
}

extension NimbleSnapshotName {
  /// Returns the place with a text at the end of the name.
  fileprivate func adding(_ ending: String) -> NimbleSnapshotName {
    NimbleSnapshotName(folder: folder, file: file, name: "\(name)_\(ending)")
  }

  private init(folder: String, file: String, name: String) {
    self.folder = folder
    self.file = file
    self.name = name
  }
}
