internal import CellTesting

/// A reference image of a library with names of its own.
package struct PictureReference {
  /// The folder of all references.
  package var root: String
  /// The folder of a test case's references below `root`.
  package var folder: String
  /// The name without extension.
  package var name: String
  /// The difference of a channel that counts as equal, from 0 to 1.
  package var perPixelTolerance: CGFloat
  /// The share of the pixels that may be different, from 0 to 1.
  package var overallTolerance: CGFloat

  /// The number of pixels per point.
  package var scale: CGFloat

  package init(
    root: String, folder: String, name: String, scale: CGFloat, perPixelTolerance: CGFloat,
    overallTolerance: CGFloat
  ) {
    self.scale = scale
    self.root = root
    self.folder = folder
    self.name = name
    self.perPixelTolerance = perPixelTolerance
    self.overallTolerance = overallTolerance
  }

  /// Whether there is an image in the reference's place, or in the folder for references that are drawn here.
  package var exists: Bool {
    let place = ReferencePlace(root: root, folder: folder, name: name)
    return [place.path, place.linuxPath].contains { FileManager.default.fileExists(atPath: $0) }
  }

  /// Records an image, or compares it with the reference. Returns nil if it matches, otherwise a message.
  ///
  /// - Parameter image: A function that draws the image, in the scale of the reference.
  package func message(
    isRecording: Bool, file: StaticString, testName: String, line: UInt, image: () throws -> UIImage
  ) -> String? {
    let tolerance = ImageTolerance(perPixel: perPixelTolerance, overall: overallTolerance)
    let verification = SnapshotVerification(
      strategy: SimplySnapshotting<UIImage>(pathExtension: "png", diffing: .comparing(within: tolerance)),
      place: ReferencePlace(root: root, folder: folder, name: name), name: name, testName: testName,
      record: isRecording ? .all : .never,
      diffTool: SnapshotTestingConfiguration.current.diffTool ?? .default, timeout: 0,
      site: CallSite(fileID: file, filePath: file, function: testName, line: line, column: 1), scale: scale)
    do {
      if let problem = Device.environmentProblem { throw SnapshotTestingError(problem) }
      return try verification.message(image)
    } catch {
      return "\(error)"
    }
  }
}
