import CellSnapshots
import MFS

/// The paths of the summaries that a run writes, nil where the user did not ask for one.
struct SummaryFiles: Hashable {
  var junit: String?
  var markdown: String?
  var comment: CommentFiles?
  /// The folder of the pictures for the reviews of others.
  var export: String?

  init(junit: String? = nil, markdown: String? = nil, comment: CommentFiles? = nil, export: String? = nil) {
    self.junit = junit
    self.markdown = markdown
    self.comment = comment
    self.export = export
  }

  init(_ arguments: Arguments) throws {
    junit = try arguments[RunOptions.junit]
    markdown = try arguments[RunOptions.markdown]
    export = try arguments[RunOptions.export]
    let pictures = try arguments[RunOptions.pictures]
    let address = try arguments[RunOptions.picturesAddress]
    guard pictures != nil || address == nil else {
      throw .usage("--pictures-url: there are no pictures to link to; give --pictures DIR too")
    }
    if let path = try arguments[RunOptions.comment] {
      comment = CommentFiles(path: path, pictures: pictures, address: address)
    } else if pictures != nil {
      throw .usage("--pictures: these are the pictures of a comment; give --comment FILE too")
    }
    try check()
  }

  /// Throws where two summaries would have the same file, so that one of them is lost.
  private func check() throws {
    let files = [("junit", junit), ("markdown", markdown), ("comment", comment?.path)].compactMap {
      name, path in
      path.map { (name, $0) }
    }
    for (index, (name, path)) in files.enumerated() {
      // Standard output holds as many summaries as wanted.
      guard !path.hasPrefix("/dev/"),
        let other = files[..<index].first(where: { FilePath.areSame($0.1, path) })
      else { continue }
      throw .usage("--\(name) \(path): this is also the file of --\(other.0); name another one")
    }
  }

  /// Makes the folders of the files. Call it before any work, which would be lost if this failed later.
  func makeFolders() throws {
    for path in [junit, markdown].compactMap(\.self) { try AtomicFile.prepare(path) }
    try comment?.makeFolders()
    if let export { try ReviewExport.prepare(export) }
  }

  /// Returns the address of a folder. Throws where it has signs that Markdown or a browser would read otherwise.
  static func address(_ text: String) throws -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): true
      default: "-._~:/@%+=".utf8.contains(byte)
      }
    }
    guard isPlain, text.utf8.count <= 1_000, text.hasPrefix("https://") || text.hasPrefix("http://") else {
      throw OptionValueError("give the address of a folder, as in https://example.com/pictures")
    }
    return text
  }
}
