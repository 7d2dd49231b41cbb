package import CellDrawing

/// The key of what a base revision draws: its sources, and everything else that can change a picture.
package struct BaseKey: Hashable, Sendable {
  /// The hash of the sources, and of the packages that they need from other folders.
  package var sources: ContentHash
  /// The hash of the circumstances: the version of CellSnap, the libraries, the options.
  package var circumstances: ContentHash

  /// The key of a base that no store keeps.
  static let none = BaseKey(
    sources: ContentHash(high: 0, low: 0), circumstances: ContentHash(high: 0, low: 0))

  package init(sources: ContentHash, circumstances: ContentHash) {
    self.sources = sources
    self.circumstances = circumstances
  }
}
