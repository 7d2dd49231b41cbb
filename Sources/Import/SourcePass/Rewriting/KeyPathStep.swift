internal import SwiftSyntax

/// A step that replaces `#keyPath(Type.property.property)` by its string.
final class KeyPathStep: SyntaxVisitor {
  private let folder: FolderFacts
  private var rewriting = Rewriting()

  static func rewriting(of file: ParsedFile, in folder: FolderFacts) -> Rewriting {
    let step = KeyPathStep(folder)
    step.walk(file.tree)
    return step.rewriting
  }

  private init(_ folder: FolderFacts) {
    self.folder = folder
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first else { return .visitChildren }
    let parts = argument.expression.trimmedDescription.split(separator: ".").map {
      String($0.filter { !$0.isWhitespace })
    }
    let types = parts.prefix { $0.first?.isUppercase == true || $0 == "self" }
    let isOwn = types.first.map { folder.type($0) != nil } ?? true
    let path = parts.dropFirst(types.count).enumerated().map { index, name in
      isOwn && index == 0 ? name : name.withoutGetterPrefix
    }
    rewriting.edits.append(.replace(node, with: "\"" + path.joined(separator: ".") + "\""))
    return .skipChildren
  }
}

extension String {
  /// The name without a getter's prefix: Apple's `isHidden` is the getter of a property called `hidden`.
  fileprivate var withoutGetterPrefix: String {
    guard hasPrefix("is"), let letter = dropFirst(2).first, letter.isUppercase else { return self }
    return letter.lowercased() + dropFirst(3)
  }
}
