/// A file format for pictures.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
}
