package import CellDrawing

/// The comparison of two animations frame by frame, with the time for which each frame is shown.
package struct AnimationComparison {
  /// The comparison of two frames with the same number.
  struct Frame {
    var outcome: ComparisonOutcome
    var difference: Bitmap?
  }

  /// A PNG of the differences, with its size in pixels.
  package struct File {
    package var bytes: [UInt8]
    var width: Int
    var height: Int
  }

  /// The frames that both files have.
  private(set) var frames: [Frame] = []
  private let reference: AnimationFile
  private let actual: AnimationFile

  /// Compares two files. Throws `ImageError` if a frame cannot be decoded, or if there is no memory.
  ///
  /// - Parameters:
  ///   - drawsDifferences: Whether a picture of the differences is drawn for each frame.
  ///   - compare: A closure that compares the frames at an index.
  package init(
    _ reference: AnimationFile, _ actual: AnimationFile, drawsDifferences: Bool = true,
    by compare: (Int, PNGPair) throws(ImageError) -> Comparison
  ) throws(ImageError) {
    (self.reference, self.actual) = (reference, actual)
    while let old = try reference.next(), let new = try actual.next() {
      let comparison = try compare(frames.count, try PNGPair(old, new))
      let difference = drawsDifferences ? try? comparison.differenceImage() : nil
      frames.append(Frame(outcome: comparison.result, difference: difference))
    }
  }

  /// The index of the first frame whose pixels differ; nil if the pixels of all frames are equal or allowed.
  package var firstChange: Int? {
    frames.firstIndex { !$0.outcome.verdict.isPassing }
      ?? frames.firstIndex { $0.outcome.verdict == .similar }
  }

  /// Returns the outcome for the whole animation: the measurements of the first frame that differs, with the verdict
  /// and the reason for all frames.
  ///
  /// - Parameters:
  ///   - states: The names of the frames' states, or none.
  ///   - oldStates: The names of the states in the reference, or none.
  package func outcome(states: [String] = [], oldStates: [String] = []) -> ComparisonOutcome? {
    guard var outcome = frames.indices.contains(firstChange ?? 0) ? frames[firstChange ?? 0].outcome : nil
    else { return nil }
    let changes = timing(states: states, oldStates: oldStates)
    let verdicts = frames.map(\.outcome.verdict)
    outcome.verdict =
      !changes.isEmpty || verdicts.contains { !$0.isPassing }
      ? .different : verdicts.contains(.similar) ? .similar : .identical
    let reasons = frames.enumerated().compactMap { index, frame in
      frame.outcome.verdict == .identical
        ? nil : "\(Self.name(index, states)): \(frame.outcome.reason)"
    }
    let all = changes + reasons
    outcome.reason =
      all.isEmpty ? "every pixel of \(frames.count) frames is equal" : all.joined(separator: "; ")
    return outcome
  }

  /// Returns a line for each difference of the numbers of frames, their durations and the loops.
  private func timing(states: [String], oldStates: [String]) -> [String] {
    guard let old = reference.durations, let new = actual.durations else {
      if reference.isAnimation == actual.isAnimation { return [] }
      return [
        reference.isAnimation
          ? "the reference is an animation, and the picture is not" : "the reference is not an animation"
      ]
    }
    var lines: [String] = []
    if reference.loopCount != actual.loopCount {
      lines.append(
        "it is shown \(Self.loops(actual.loopCount)) instead of \(Self.loops(reference.loopCount))")
    }
    for index in 0..<max(old.count, new.count) {
      if index >= new.count {
        lines.append("\(Self.name(index, oldStates)) is missing")
      } else if index >= old.count {
        lines.append("\(Self.name(index, states)) is not in the reference")
      } else if old[index] != new[index] {
        lines.append(
          "\(Self.name(index, states)) is shown for \(Self.seconds(new[index])) instead of "
            + Self.seconds(old[index]))
      }
    }
    return lines
  }

  /// Returns the name of a frame in messages: `frame 2 (expanded)`.
  private static func name(_ index: Int, _ states: [String]) -> String {
    states.indices.contains(index) ? "frame \(index + 1) (\(states[index]))" : "frame \(index + 1)"
  }

  private static func seconds(_ duration: PNGFrameDuration) -> String {
    "\(PlainNumber.text(duration.seconds)) s"
  }

  private static func loops(_ count: Int) -> String {
    switch count {
    case 0: "without end"
    case 1: "once"
    default: "\(count) times"
    }
  }

  /// Returns the pictures of the differences as an animation with the durations of the actual frames, or nil if one of
  /// them could not be drawn.
  package func differenceFile() -> File? {
    let pictures = frames.compactMap(\.difference)
    guard pictures.count == frames.count, let width = pictures.map(\.width).max(),
      let height = pictures.map(\.height).max()
    else { return nil }
    guard let durations = actual.durations ?? reference.durations, pictures.count > 1 else {
      return pictures.first.map {
        File(bytes: PNG.encode($0, compression: .fast), width: $0.width, height: $0.height)
      }
    }
    let padded = pictures.compactMap { picture -> Bitmap? in
      if (picture.width, picture.height) == (width, height) { return picture }
      guard let canvas = try? Bitmap(width: width, height: height) else { return nil }
      canvas.put(picture, x: 0, y: 0, isOpaque: true)
      return canvas
    }
    let bytes = PNGEncoder().encode(
      zip(padded, durations).map { PNGEncoder.Frame($0, duration: $1) }, loopCount: 0, compression: .fast)
    return padded.count == pictures.count && !bytes.isEmpty
      ? File(bytes: bytes, width: width, height: height) : nil
  }
}
