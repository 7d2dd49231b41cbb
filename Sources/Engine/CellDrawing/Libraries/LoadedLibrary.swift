internal import CellSnapLoading

/// A library that reads one format of pictures, and is loaded with the first such picture.
enum LoadedLibrary {
  /// Loads a library unless it is loaded.
  ///
  /// - Parameters:
  ///   - library: One of `CELLSNAP_GIF`, `CELLSNAP_HEIF` and so on.
  ///   - format: The format in messages.
  static func require(_ library: cellsnap_library, for format: String) throws(ImageError) {
    if let reason = cellsnap_load(library) {
      throw .unavailable(format: format, reason: String(cString: reason))
    }
  }
}
