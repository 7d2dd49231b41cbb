import Foundation

/// The settings of the process, which the functions `setNimble…` change.
// Nothing locks them: tests set them before their assertions, and XCTest runs one test at a time.
enum NimbleSnapshotSettings {
  nonisolated(unsafe) static var tolerance: CGFloat = 0
  nonisolated(unsafe) static var pixelTolerance: CGFloat = 0
  /// The endings of the folder with the tests, in lowercase.
  nonisolated(unsafe) static var testFolderEndings = ["tests", "specs"]
  nonisolated(unsafe) static var referenceImagesDirectory: String?
  nonisolated(unsafe) static var recordsAll = false
}

/// Sets the ending of the folder with the tests, which contains `ReferenceImages`.
public func setNimbleTestFolder(_ testFolder: String) {
  NimbleSnapshotSettings.testFolderEndings = [testFolder.lowercased()]
}

/// Sets the share of the pixels that may be different, from 0 to 1.
public func setNimbleTolerance(_ tolerance: CGFloat) {
  NimbleSnapshotSettings.tolerance = tolerance
}

/// Sets the difference of a channel that counts as equal, from 0 to 1.
public func setNimblePixelTolerance(_ pixelTolerance: CGFloat) {
  NimbleSnapshotSettings.pixelTolerance = pixelTolerance
}

/// Makes all later matchers record.
public func recordAllSnapshots() {
  NimbleSnapshotSettings.recordsAll = true
}

/// The place of the references.
public enum FBSnapshotTest {
  /// Sets the folder of all references; nil for `ReferenceImages` in the folder of the tests.
  public static func setReferenceImagesDirectory(_ directory: String?) {
    NimbleSnapshotSettings.referenceImagesDirectory = directory
  }
}
