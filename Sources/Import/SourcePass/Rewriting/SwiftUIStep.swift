internal import SwiftSyntax

/// A step that leaves out the import of SwiftUI, and the declarations that need it, where there is no such module.
enum SwiftUIStep {
  static func rewriting(of file: ParsedFile, in folder: FolderFacts) -> Rewriting {
    let imports = SwiftUIDeclaration.imports(in: file.tree)
    guard !imports.isEmpty else { return Rewriting() }
    var rewriting = Rewriting()
    for node in imports { guardNode(node, in: file, &rewriting) }
    // Another step replaces the previews that it keeps.
    let previews = Set(
      PreviewStep.kept(in: file, folder).flatMap { [$0.source.node, $0.source.provider] }.compactMap {
        $0?.id
      })
    for node in SwiftUIDeclaration.nodes(in: file.tree)
    where SwiftUIDeclaration(node).needsSwiftUI(folder) && !node.isPreview && !previews.contains(node.id) {
      // Code elsewhere names a class more often than a view, so its absence must be understood.
      let name = node.as(ClassDeclSyntax.self)?.name.text
      guardNode(
        node, in: file, &rewriting,
        otherwise: name.map { "#warning(\"\($0) needs SwiftUI, which is not there, so it is left out\")\n" }
          ?? "")
    }
    return rewriting
  }

  private static func guardNode(
    _ node: some SyntaxProtocol, in file: ParsedFile, _ rewriting: inout Rewriting, otherwise: String = ""
  ) {
    func place(_ position: AbsolutePosition) -> String {
      let place = file.lines.location(for: position)
      return SourcePass.location(file.path, place.line) + String(repeating: " ", count: place.column - 1)
    }
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    let other =
      otherwise.isEmpty ? "" : "#else\n" + SourcePass.location(file.path, file.line(of: node)) + otherwise
    rewriting.edits += [
      .insert("\n#if canImport(SwiftUI)\n" + place(start), at: start.utf8Offset),
      .insert("\n\(other)#endif\n" + place(end), at: end.utf8Offset),
    ]
  }
}

extension DeclSyntax {
  /// Whether the declaration is `#Preview { … }`, which another step removes.
  fileprivate var isPreview: Bool { self.as(MacroExpansionDeclSyntax.self)?.macroName.text == "Preview" }
}
