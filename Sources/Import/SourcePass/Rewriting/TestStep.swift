internal import SwiftSyntax

/// A step that lets XCTest on Linux run tests of the main actor. It calls only tests without isolation:
///
///     @MainActor func testCell() { assertSnapshot(of: Cell(), as: .image) }
///     nonisolated func testCell() { MainActor.assumeIsolated { assertSnapshot(of: Cell(), as: .image) }; }
///
/// References are named after the function, so its name stays. Its lines stay too.
final class TestStep: SyntaxVisitor {
  private var rewriting = Rewriting()

  static func rewriting(of file: ParsedFile) -> Rewriting {
    let step = TestStep(viewMode: .sourceAccurate)
    step.walk(file.tree)
    return step.rewriting
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let body = node.body, isTest(node), isOfMainActor(node) else { return .skipChildren }
    for attribute in node.attributes where attribute.isMainActor { rewriting.edits.append(.blank(attribute)) }
    let start = (node.modifiers.first.map { Syntax($0) } ?? Syntax(node.funcKeyword)).byteRange.lowerBound
    rewriting.edits.append(.insert("nonisolated ", at: start))
    let effects = node.signature.effectSpecifiers
    let isThrowing = effects?.throwsClause != nil
    let (opening, closing) = Self.wrapping(isAsync: effects?.asyncSpecifier != nil, isThrowing: isThrowing)
    rewriting.edits.append(.insert(opening, at: body.leftBrace.byteRange.upperBound))
    rewriting.edits.append(.insert(closing, at: body.rightBrace.byteRange.lowerBound))
    return .skipChildren
  }

  private static func wrapping(isAsync: Bool, isThrowing: Bool) -> (opening: String, closing: String) {
    let attempt = isThrowing ? "try " : ""
    let effect = isThrowing ? "throws " : ""
    guard isAsync else {
      return (" \(attempt)MainActor.assumeIsolated { () \(effect)-> Void in", "}; ")
    }
    return (" \(attempt)await { @MainActor () async \(effect)-> Void in", "}(); ")
  }

  /// Returns whether XCTest runs the function: a method without parameters of a class that looks like a test case.
  private func isTest(_ node: FunctionDeclSyntax) -> Bool {
    guard node.name.text.hasPrefix("test"), node.signature.parameterClause.parameters.isEmpty,
      node.signature.returnClause == nil,
      !node.modifiers.contains(where: {
        ["static", "class", "nonisolated", "private"].contains($0.name.text)
      })
    else { return false }
    if let owner = node.enclosing(ClassDeclSyntax.self), node.isMember(of: owner) {
      return owner.superclassName?.hasSuffix("Case") == true
        || owner.superclassName?.hasSuffix("Tests") == true
    }
    guard let owner = node.enclosing(ExtensionDeclSyntax.self) else { return false }
    return owner.extendedType.trimmedDescription.hasSuffix("Tests")
  }

  /// Returns whether a test belongs to the main actor, or may do so through its superclass.
  private func isOfMainActor(_ node: FunctionDeclSyntax) -> Bool {
    if node.attributes.contains(where: \.isMainActor) { return true }
    if let owner = node.enclosing(ClassDeclSyntax.self), node.isMember(of: owner) {
      // Only the compiler knows whether another superclass belongs to the main actor. XCTest runs a synchronous test on
      // the main thread anyway. An asynchronous one must not change its thread.
      let isAsync = node.signature.effectSpecifiers?.asyncSpecifier != nil
      return owner.attributes.contains(where: \.isMainActor)
        || (!isAsync && !["XCTestCase", "FBSnapshotTestCase"].contains(owner.superclassName ?? ""))
    }
    return node.enclosing(ExtensionDeclSyntax.self)?.attributes.contains(where: \.isMainActor) ?? false
  }
}

extension FunctionDeclSyntax {
  /// Returns whether the function is in the class itself, and not in a function or type inside of it.
  fileprivate func isMember(of owner: ClassDeclSyntax) -> Bool {
    enclosing(MemberBlockSyntax.self)?.id == owner.memberBlock.id
  }
}

extension ClassDeclSyntax {
  /// The name of the first type after the class's own.
  fileprivate var superclassName: String? {
    inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isMainActor: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "MainActor"
  }
}
