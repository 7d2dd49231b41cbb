import CellDrawing

extension StoredReference {
  /// Returns the reason why bytes are not a whole reference with a provenance, or nil if they are one.
  static func refusal(_ bytes: [UInt8], path: String) -> String? {
    do throws(ImageError) {
      let isOurs = try StoredReference(path: path, bytes: bytes).provenance != nil
      return isOurs ? nil : "it is not marked as a reference; nothing was changed"
    } catch {
      return UnreadableReference.reason(bytes, error) + "; nothing was changed"
    }
  }
}
