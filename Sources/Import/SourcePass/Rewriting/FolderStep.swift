internal import SwiftSyntax

/// A step that knows which type it is in, and the facts of the folder's other files.
class FolderStep: ScopedVisitor {
  let file: ParsedFile
  let folder: FolderFacts
  var rewriting = Rewriting()

  static func rewriting(of file: ParsedFile, in folder: FolderFacts) -> Rewriting {
    let step = Self(file, folder)
    step.walk(file.tree)
    return step.rewriting
  }

  required init(_ file: ParsedFile, _ folder: FolderFacts) {
    self.file = file
    self.folder = folder
    super.init()
  }
}
