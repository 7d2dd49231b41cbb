import CellDrawing

extension StoredReference {
  /// The names of the states of an animation's frames; empty if the file does not say them.
  var states: [String] {
    contents.text(under: ReferenceFile.Key.states, in: bytes)?.split(separator: "\n").map(String.init) ?? []
  }

  /// Returns the layout of an animation's frame. It describes the frame only if the file's hash matches the frames.
  func layout(ofFrame index: Int) -> SnapshotLayout? {
    contents.text(under: ReferenceFile.Key.layout(ofFrame: index), in: bytes)
      .flatMap { try? SnapshotLayout(parsing: $0) }
  }

  /// Returns whether the file contains exactly the layouts of these frames.
  func says(_ frames: [DrawnAnimation.Frame]) -> Bool {
    frames.enumerated().allSatisfy { index, frame in
      frame.layout.map(\.text) == contents.text(under: ReferenceFile.Key.layout(ofFrame: index), in: bytes)
    }
  }

  /// Returns the file with other layouts of an animation's frames. The frames and everything else stay the same.
  func replacing(_ layouts: [SnapshotLayout?]) -> [UInt8] {
    var file = bytes
    for (index, layout) in layouts.enumerated() {
      guard let layout, let contents = try? PNGContents(file) else { continue }
      file = contents.replacing(
        PNG.TextChunk(key: ReferenceFile.Key.layout(ofFrame: index), text: layout.text), in: file)
    }
    return file
  }

  /// Returns the hash of the pixels as the file's own hash is made: of all frames, or of the only picture.
  func hashOfContent() throws(ImageError) -> ContentHash {
    // The chunks of a broken animation do not change the picture that programs without animations show.
    if let hash = try? animationHash() { return hash }
    return try pixelHash()
  }

  /// Returns the hash of an animation's frames, or nil if the file is no animation. Throws `ImageError` if a frame
  /// cannot be decoded.
  func animationHash() throws(ImageError) -> ContentHash? {
    guard let animation = try PNGAnimation(bytes) else { return nil }
    var hash = AnimationHash(
      width: animation.width, height: animation.height, loopCount: animation.loopCount)
    let pictures = try PNGAnimationPictures(of: animation, in: bytes)
    for duration in animation.durations {
      if let picture = try pictures.next() { hash.add(picture, duration: duration) }
    }
    return hash.value
  }
}
