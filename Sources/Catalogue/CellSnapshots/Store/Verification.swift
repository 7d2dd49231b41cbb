package import CellDrawing

/// The result for a drawn picture, with the pictures that show it.
package struct Verification: Hashable, Sendable {
  /// The result, without pictures until a run folder keeps them.
  package var result: SnapshotResult
  package var pictures: [Picture]

  package init(result: SnapshotResult, pictures: [Picture] = []) {
    self.result = result
    self.pictures = pictures
  }

  /// A PNG with its size in pixels.
  package struct Picture: Hashable, Sendable {
    /// The role of a picture in a comparison.
    package enum Role: String, Hashable, Sendable {
      /// The reference's file as it was before.
      case reference
      /// The drawn picture, in the file format of a reference.
      case actual
      case difference
    }

    package var role: Role
    package var bytes: [UInt8]
    package var width: Int
    package var height: Int
    /// The number of pixels per point.
    package var scale: Double

    package init(role: Role, bytes: [UInt8], width: Int, height: Int, scale: Double) {
      self.role = role
      self.bytes = bytes
      self.width = width
      self.height = height
      self.scale = scale
    }
  }

  /// Makes the result for a picture in which the machine could not draw everything. Nil if nothing is absent.
  init?(lacking absences: [Diagnostic], in name: SnapshotName) {
    guard let result = SnapshotResult(lacking: absences, in: name) else { return nil }
    self.init(result: result)
  }

  package func picture(_ role: Picture.Role) -> Picture? { pictures.first { $0.role == role } }
}

extension SnapshotResult {
  /// Makes the result for a picture in which the machine could not draw everything. Nil if nothing is absent.
  package init?(lacking absences: [Diagnostic], in name: SnapshotName) {
    guard let first = absences.first else { return nil }
    self.init(name, .notDrawn, message: "this machine could not draw everything: \(first.message)")
  }
}
