internal import CellSnapSourcePass
internal import Foundation

/// The changes that the compiler's errors made to the slice of the last import. An update begins with them, so that it
/// compiles in fewer rounds.
struct EarlierSlice {
  /// The file in the package's folder for builds. Without it, an update only takes longer.
  private let file: URL
  private let surroundings: String

  /// - Parameter surroundings: what the errors depend on besides the app's files.
  init(in output: URL, surroundings: [String]) {
    file = output.appending(path: ".build/corrections.json")
    // Another version of the program makes other errors.
    let program = try? FileManager.default.attributesOfItem(
      atPath: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path)
    let version = "\(program?[.size] ?? "") \(program?[.modificationDate] ?? "")"
    self.surroundings = FileDigest.text(of: Data((surroundings + [version]).joined(separator: "\n").utf8))
  }

  func apply(to state: inout SliceState) {
    guard let data = RegularFile.data(at: file),
      let earlier = try? JSONDecoder().decode(SliceCorrections.self, from: data),
      earlier.surroundings == surroundings
    else { return }
    state.apply(earlier)
  }

  /// Keeps the changes for an update.
  func keep(_ state: SliceState) {
    guard let data = try? JSONEncoder().encode(state.corrections(surroundings: surroundings)) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }
}
