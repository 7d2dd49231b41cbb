/// What a picture can be written as.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png
  case svg
}
