internal import SwiftSyntax

/// A step that turns previews of UIKit into functions, which a catalogue takes as entries, and drops the others.
///
///     #Preview("Note") { NoteCell() }
///     @MainActor func cellSnapPreview_Notes_41732_1() -> CellSnapPreview { CellSnapPreview("Note") { NoteCell() } }
///
/// The first file with such a preview also gets the list of all of them, `CellSnapPreviews`.
enum PreviewStep {
  static func rewriting(of file: ParsedFile, in folder: FolderFacts) -> Rewriting {
    var rewriting = Rewriting()
    let kept = PreviewFact.all(in: file).filter { $0.fact.isOfUIKit(folder) }
    for (fact, node) in kept {
      guard let closure = node.trailingClosure else { continue }
      let arguments = node.arguments.trimmedDescription
      let start = node.pound.byteRange.lowerBound
      // The part before the closure may have several lines, so the text is put in without any.
      let head =
        "@MainActor func \(fact.function)() -> CellSnapPreview { CellSnapPreview(file: \(SwiftLiteral.text(file.path)), "
        + "\(arguments.isEmpty ? "nil" : arguments)) "
      rewriting.edits.append(.replaceHead(start..<closure.byteRange.lowerBound, with: head, in: file))
      rewriting.edits.append(.insert(" }", at: closure.byteRange.upperBound))
      rewriting.imports.insert("UIKit")
    }
    let dropped = PreviewDropping(keeping: Set(kept.map { $0.node.pound.byteRange.lowerBound }))
    dropped.walk(file.tree)
    rewriting.edits += dropped.edits
    if let first = folder.previews.first, kept.contains(where: { $0.fact == first }) {
      rewriting.edits.append(.insert(list(of: folder.previews), at: file.tree.byteRange.upperBound))
    }
    return rewriting
  }

  /// Returns the declaration of the list of all previews.
  private static func list(of previews: [PreviewFact]) -> String {
    let lines = previews.map { preview in
      let line = "    all.append(\(preview.function)())\n"
      return preview.condition.map { "#if \($0)\n\(line)#endif\n" } ?? line
    }
    return
      "\n@MainActor enum CellSnapPreviews {\n  static var all: [CellSnapPreview] {\n    var all: [CellSnapPreview] = []\n"
      + lines.joined() + "    return all\n  }\n}\n"
  }
}

/// A visitor that blanks the previews that are not kept.
private final class PreviewDropping: SyntaxVisitor {
  private(set) var edits: [Edit] = []
  private let kept: Set<Int>

  /// - Parameter kept: The places of the previews to keep, in bytes.
  init(keeping kept: Set<Int>) {
    self.kept = kept
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    drop(node, node.macroName, node.pound)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    drop(node, node.macroName, node.pound)
  }

  private func drop(
    _ node: some SyntaxProtocol, _ name: TokenSyntax, _ pound: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    guard !kept.contains(pound.byteRange.lowerBound) else { return .visitChildren }
    edits.append(.blank(node))
    return .skipChildren
  }
}

extension Edit {
  /// Returns an edit that replaces a part of a file, with as many lines as it had.
  fileprivate static func replaceHead(_ range: Range<Int>, with text: String, in file: ParsedFile) -> Edit {
    let old = Array(file.tree.description.utf8)[range]
    let lines = old.count { $0 == UInt8(ascii: "\n") } - text.utf8.count { $0 == UInt8(ascii: "\n") }
    return Edit(range: range, text: text + String(repeating: "\n", count: max(0, lines)))
  }
}
