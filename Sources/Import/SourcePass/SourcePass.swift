/// The pass that turns an app's files into files that Swift on Linux accepts.
package enum SourcePass {
  /// Returns the files after the pass, in the order given, with the problems that it could not solve.
  package static func pass(_ files: [SourceFile]) -> [PassedFile] {
    DeepStack.run {
      let parsed = files.map { $0.parsed() }
      let folder = FolderFacts(parsed.map(FactCollector.facts))
      return zip(files, parsed).map { pass($0, $1, in: folder) }
    }
  }

  static func pass(_ file: SourceFile, _ parsed: ParsedFile, in folder: FolderFacts) -> PassedFile {
    let rewriting =
      AttributeStep.rewriting(of: parsed) + ConditionStep.rewriting(of: parsed)
      + ImportStep.rewriting(of: parsed) + SwiftUIStep.rewriting(of: parsed, in: folder)
      + SelectorStep.rewriting(of: parsed, in: folder) + KeyPathStep.rewriting(of: parsed, in: folder)
      + ProtocolStep.rewriting(of: parsed, in: folder) + OptionalCallStep.rewriting(of: parsed, in: folder)
      + ExtensionStep.rewriting(of: parsed, in: folder) + DispatchStep.rewriting(of: parsed, in: folder)
      + ClassStep.rewriting(of: parsed, in: folder) + TestStep.rewriting(of: parsed)
      + PreviewStep.rewriting(of: parsed, in: folder) + FoundationStep.rewriting(of: parsed, in: folder)
      + ObservationStep.rewriting(of: parsed, in: folder) + RenamedStep.rewriting(of: parsed, in: folder)
    let imports = rewriting.imports.subtracting(ImportStep.modules(of: parsed)).sorted()
    let head = imports.map(ImportStep.line(importing:)).joined() + location(file.path, 1)
    return PassedFile(
      path: file.path, text: head + file.text.applying(rewriting.edits), problems: rewriting.problems)
  }

  /// Returns a line that gives the place of the next line in a person's file.
  static func location(_ path: String, _ line: Int) -> String {
    "#sourceLocation(file: \(SwiftLiteral.text(path)), line: \(line))\n"
  }
}

/// A file for the compiler.
package struct PassedFile: Sendable {
  package let path: String
  package let text: String
  package let problems: [Problem]
}
