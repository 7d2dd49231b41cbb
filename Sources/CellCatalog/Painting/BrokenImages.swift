package import CellDrawing

/// The images whose files turned out to be broken when they were painted.
package struct BrokenImages {
  private var found: Set<String> = []
  /// A diagnostic for each file, sorted because the order of painting may vary.
  package var diagnostics: [Diagnostic] { found.sorted().map { Diagnostic($0) } }

  package init(_ images: [ImageSource] = []) {
    add(images)
  }

  mutating func add(_ others: BrokenImages) {
    found.formUnion(others.found)
  }

  mutating func add(_ images: [ImageSource]) {
    for image in images {
      guard let error = image.decodingError else { continue }
      found.insert("\(image.path ?? "an image"): \(error.reason); it is left out of the picture")
    }
  }
}

extension ImageError {
  /// The reason in words.
  fileprivate var reason: String {
    switch self {
    case .unknownFormat: "its format is unknown"
    case .broken(let format, let reason): "the \(format) is broken (\(reason))"
    case .tooLarge(let width, let height): "\(width) x \(height) pixels are too many"
    }
  }
}
