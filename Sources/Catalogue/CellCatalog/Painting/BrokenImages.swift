package import CellDrawing

/// The images whose files turned out to be broken when they were painted, or that the machine could not paint.
package struct BrokenImages {
  private var found: Set<Diagnostic> = []
  /// A diagnostic for each file, sorted because the order of painting may vary.
  package var diagnostics: [Diagnostic] { found.sorted { $0.message < $1.message } }

  /// The diagnostics of the images that the machine could not paint at the moment.
  var absences: [Diagnostic] { diagnostics.filter(\.isOfTheMoment) }

  package init(_ images: [ImageSource] = []) {
    add(images)
  }

  mutating func add(_ others: BrokenImages) {
    found.formUnion(others.found)
  }

  mutating func add(_ images: [ImageSource]) {
    for image in images {
      guard let error = image.decodingError else { continue }
      var diagnostic = Diagnostic(
        "\(image.path ?? "an image"): \(error.reason); it is left out of the picture")
      diagnostic.isOfTheMoment = error.isOfTheMoment
      found.insert(diagnostic)
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
    case .unavailable(_, let reason): reason
    }
  }
}
