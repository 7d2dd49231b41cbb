import CellDrawing

/// What is told of images whose files turned out to be broken when they were painted.
struct BrokenImages {
  /// A line for each file, in the order of painting.
  private(set) var lines: [String] = []

  init(_ images: [ImageSource] = []) {
    add(images)
  }

  mutating func add(_ images: [ImageSource]) {
    for image in images {
      guard let error = image.decodingError else { continue }
      let line = "\(image.path ?? "an image"): \(error.reason); it is left out of the picture"
      if !lines.contains(line) { lines.append(line) }
    }
  }
}

extension ImageError {
  /// In words.
  fileprivate var reason: String {
    switch self {
    case .unknownFormat: "its format is unknown"
    case .broken(let format, let reason): "the \(format) is broken (\(reason))"
    case .tooLarge(let width, let height): "\(width) x \(height) pixels are too many"
    }
  }
}
