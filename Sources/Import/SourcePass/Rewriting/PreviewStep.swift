internal import SwiftSyntax

/// A step that turns previews of UIKit into functions, which a catalogue takes as entries, and drops other macros.
///
///     #Preview("Note") { NoteCell() }
///     @MainActor func cellSnapPreview_Notes_41732_1() -> CellSnapPreview { CellSnapPreview("Note") { NoteCell() } }
///
/// A `PreviewProvider` around views of UIKit is treated in the same way. The first file with such a preview also gets the
/// list of all of them, `CellSnapPreviews`.
enum PreviewStep {
  static func rewriting(of file: ParsedFile, in folder: FolderFacts) -> Rewriting {
    var rewriting = Rewriting()
    let kept = kept(in: file, folder)
    for (source, previews) in kept {
      var place = source.start
      var closing = ""
      for (body, fact) in previews {
        let range = body.node.byteRange
        let head =
          "@MainActor func \(fact.function)() -> CellSnapPreview { CellSnapPreview(file: \(SwiftLiteral.text(file.path)), "
          + "\(body.arguments.isEmpty ? "nil" : body.arguments)) \(body.isClosure ? "" : "{ ")"
        rewriting.edits.append(
          .replaceKeepingLines(place..<range.lowerBound, with: head, after: closing, in: file))
        place = range.upperBound
        closing = body.isClosure ? " }; " : " } }; "
      }
      rewriting.edits.append(
        .replaceKeepingLines(
          place..<source.node.byteRange.upperBound, with: "", after: String(closing.dropLast(2)), in: file))
      if let provider = source.provider { rewriting.edits.append(.blank(provider)) }
      rewriting.imports.insert("UIKit")
    }
    let dropped = PreviewDropping(keeping: Set(kept.map(\.source.start)))
    dropped.walk(file.tree)
    rewriting.edits += dropped.edits
    if let first = folder.previews.first, kept.contains(where: { $0.previews.contains { $0.fact == first } })
    {
      rewriting.edits.append(.insert(list(of: folder.previews), at: file.tree.byteRange.upperBound))
    }
    return rewriting
  }

  /// Returns the sources of a file that have previews of UIKit, with these previews.
  static func kept(
    in file: ParsedFile, _ folder: FolderFacts
  ) -> [(source: PreviewSource, previews: [(body: PreviewSource.Body, fact: PreviewFact)])] {
    PreviewFact.all(in: file).compactMap { source, facts in
      let previews = zip(source.bodies, facts).filter { $0.1.isOfUIKit(folder) }
      return previews.isEmpty ? nil : (source, previews.map { (body: $0, fact: $1) })
    }
  }

  /// Returns the declaration of the list of all previews, with the classes that they show.
  private static func list(of previews: [PreviewFact]) -> String {
    let lines = previews.map { preview in
      let line = "    all.append((\(SwiftLiteral.text(preview.subject)), \(preview.function)()))\n"
      return preview.condition.map { "#if \($0)\n\(line)#endif\n" } ?? line
    }
    return
      "\n@MainActor enum CellSnapPreviews {\n  static var all: [CellSnapPreview] { bySubject.map { $0.preview } }\n"
      + "  static var bySubject: [(subject: String, preview: CellSnapPreview)] {\n"
      + "    var all: [(subject: String, preview: CellSnapPreview)] = []\n"
      + lines.joined() + "    return all\n  }\n}\n"
  }
}

/// A visitor that blanks the macros `Preview` that are not kept.
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
  /// Returns an edit that replaces a part of a file, with as many lines as it had. They are between both texts, because a
  /// closure may be behind the last one.
  fileprivate static func replaceKeepingLines(
    _ range: Range<Int>, with text: String, after start: String, in file: ParsedFile
  ) -> Edit {
    let old = Array(file.tree.description.utf8)[range]
    let lines = old.count { $0 == UInt8(ascii: "\n") } - text.utf8.count { $0 == UInt8(ascii: "\n") }
    return Edit(range: range, text: start + String(repeating: "\n", count: max(0, lines)) + text)
  }
}
