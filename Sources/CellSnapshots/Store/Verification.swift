/// The result of a drawn picture, and the pictures to show for it.
package struct Verification: Hashable, Sendable {
  /// Without pictures as long as no run folder keeps them.
  package var result: SnapshotResult
  package var pictures: [Picture]

  package init(result: SnapshotResult, pictures: [Picture] = []) {
    self.result = result
    self.pictures = pictures
  }

  /// A PNG, with its size in pixels.
  package struct Picture: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable {
      /// The reference's file as it was before.
      case reference
      /// What was drawn, as the file of a reference.
      case actual
      case difference
    }

    package var role: Role
    package var bytes: [UInt8]
    package var width: Int
    package var height: Int
    /// Pixels a point.
    package var scale: Double

    package init(role: Role, bytes: [UInt8], width: Int, height: Int, scale: Double) {
      self.role = role
      self.bytes = bytes
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  package func picture(_ role: Picture.Role) -> Picture? { pictures.first { $0.role == role } }
}
