package import CellDrawing

/// The reason why a file in a reference's place is not a picture, with the solution, in one line.
package enum UnreadableReference {
  /// - Parameter remedy: The solution if none is known for the specific problem.
  package static func reason(
    _ bytes: [UInt8], _ error: ImageError, remedy: String = "restore it from git, or record it again"
  ) -> String {
    if bytes.isEmpty { return "it is empty; \(remedy)" }
    if bytes.starts(with: "version https://git-lfs.github.com/spec/".utf8) {
      return "it is a Git LFS pointer, not the picture; run git lfs pull"
    }
    if bytes.starts(with: "<<<<<<< ".utf8) {
      return "it contains git's conflict markers; choose one side with git checkout --ours or --theirs"
    }
    if bytes.starts(with: convertedSignature) || bytes.starts(with: expandedSignature) {
      return
        "its line endings were converted; write \"*.png binary\" into .gitattributes and check it out again"
    }
    guard bytes.starts(with: signature) else { return "it is not a PNG; \(remedy)" }
    return "\(words(for: error)); \(remedy)"
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The signature after CR LF became LF; `expandedSignature` is the one after LF became CR LF.
  private static let convertedSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A]
  private static let expandedSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A]

  package static func words(for error: ImageError) -> String {
    switch error {
    case .unknownFormat: "it is not a PNG"
    case .broken(_, let reason): "the PNG is damaged (\(reason))"
    case .unavailable(_, let reason): "the PNG cannot be read now (\(reason))"
    case .tooLarge(let width, let height): "\(width) x \(height) pixels are too many to compare"
    }
  }
}
