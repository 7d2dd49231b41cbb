/// A file format for pictures.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
}
