import SnapshotTesting

/// A comparison of an image with its reference, as a test asks for it.
struct ReferenceCall {
  var name: ReferenceName
  /// The test case's subfolder in the folder of all references.
  var folder: String
  /// The endings of the folder of all references.
  var suffixes: [String]
  /// The folder around `ReferenceImages`; nil for the folder of the test's file.
  var bundlePath: String?
  /// The folder of all references, which overrides the other settings; nil for `ReferenceImages` in its usual place.
  var directory: String?
  var perPixelTolerance: CGFloat
  var overallTolerance: CGFloat
  var isRecording: Bool
  var testName: String
  var file: StaticString
  var line: UInt

  /// The scales of screens, of which the one of the device is tried first.
  private static let scales: [CGFloat] = [2, 3, 1]

  /// Compares an image. Returns nil if it matches its reference, otherwise a message.
  ///
  /// - Parameter image: A function that draws the image.
  func message(_ image: @MainActor () -> UIImage) -> String? {
    guard "\(file)".hasPrefix("/") else {
      return "the references lie beside the test's file, but \(file) is no whole path; pass file: #filePath"
    }
    let usual = reference(suffixes.first ?? "", scale: Device.current.displayScale)
    if isRecording { return record(usual, image) }
    for scale in [Device.current.displayScale] + Self.scales {
      for suffix in suffixes {
        let reference = reference(suffix, scale: scale)
        guard reference.exists else { continue }
        return Device.changing({ $0.displayScale = scale }) {
          verify(reference, isRecording: false, image).map { "Snapshot comparison failed: \($0)" }
        }
      }
    }
    return
      "Unable to load reference image. There is none at \(usual.root)/\(usual.folder)/\(usual.name).png. "
      + "You need to run the test in record mode"
  }

  private func record(_ reference: PictureReference, _ image: @MainActor () -> UIImage) -> String {
    let message = verify(reference, isRecording: true, image)
    guard message?.hasPrefix("Record mode is on.") == true else { return message ?? "" }
    return "Test ran in record mode. Reference image is now saved. "
      + "Disable record mode to perform an actual snapshot comparison!"
  }

  private func verify(
    _ reference: PictureReference, isRecording: Bool, _ image: @MainActor () -> UIImage
  ) -> String? {
    reference.message(isRecording: isRecording, file: file, testName: testName, line: line) {
      let image = MainThread.run(image)
      guard image.size.width > 0, image.size.height > 0 else { throw EmptyImage() }
      return image
    }
  }

  private func reference(_ suffix: String, scale: CGFloat) -> PictureReference {
    PictureReference(
      root: "\(root)\(suffix)", folder: folder, name: MainThread.run { name.text(scale: scale) },
      scale: scale,
      perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance)
  }

  private var root: String {
    if let directory { return directory }
    let named = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"] ?? ""
    if !named.isEmpty { return named }
    return "\(bundlePath ?? Self.folderOfReferences(of: "\(file)", suffixes))/ReferenceImages"
  }

  /// Returns the nearest folder around a test's file that has references, up to the package's folder; the file's own
  /// folder if there is none.
  static func folderOfReferences(of file: String, _ suffixes: [String]) -> String {
    let beside = URL(fileURLWithPath: file).deletingLastPathComponent()
    var folder = beside
    while folder.path != "/" {
      if suffixes.contains(where: { isThere(folder.path + "/ReferenceImages\($0)") }) {
        return folder.path
      }
      if isThere(folder.path + "/Package.swift") { break }
      folder = folder.deletingLastPathComponent()
    }
    return beside.path
  }

  private static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private struct EmptyImage: Error, CustomStringConvertible {
    let description = "The view has no size; give it a frame before it is compared"
  }
}
