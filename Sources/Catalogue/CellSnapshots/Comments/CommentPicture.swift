import CellDrawing

/// A picture of a comment: a PNG with the reference, the actual picture and the difference of a snapshot.
package struct CommentPicture: Hashable, Sendable {
  /// The maximum number of pictures of a comment.
  package static let maximumCount = 6
  private static let maximumTitleLength = 60

  /// The name of the snapshot.
  package var snapshot: String
  package var bytes: [UInt8]

  package init(snapshot: String, bytes: [UInt8]) {
    self.snapshot = snapshot
    self.bytes = bytes
  }

  /// The snapshot's name in signs that mean nothing to a shell, to Markdown or in an address: `[A-Za-z0-9_.@-]`.
  package var title: String {
    let signs = snapshot.unicodeScalars.prefix(Self.maximumTitleLength).map {
      Self.isSafe($0) ? Character($0) : "_"
    }
    // Two dots name the folder above.
    let title = String(signs).replacing("..", with: "._")
    // A file whose name begins with a dot is hidden, and a hyphen begins an option.
    return title.first.map { $0 == "." || $0 == "-" } ?? true ? "_" + title.dropFirst() : title
  }

  /// The name of the file. It holds the hash of the bytes, so that another picture has another address:
  /// `WallPost_short.320@2x-<32 digits>.png`.
  package var name: String { "\(title)-\(ContentHash(of: bytes)).png" }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "@", "-": true
    default: false
    }
  }

  /// Returns the pictures of the first groups of a run, one for each group, and the errors of those that cannot be
  /// made.
  package static func pictures(of run: Run, in folder: RunFolder) -> (
    made: [CommentPicture], errors: [FileError]
  ) {
    var made: [CommentPicture] = []
    var errors: [FileError] = []
    for group in ChangeGroup.groups(of: run)
    where made.count < maximumCount && !group.example.pictures.isEmpty {
      do throws(FileError) {
        let bytes = try PictureTriptych(of: group.example, in: folder).bytes()
        made.append(CommentPicture(snapshot: group.example.name, bytes: bytes))
      } catch {
        errors.append(error)
        guard errors.count < maximumCount else { break }
      }
    }
    return (made, errors)
  }
}
