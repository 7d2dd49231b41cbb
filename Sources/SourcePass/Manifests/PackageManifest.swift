package import Foundation
internal import SwiftSyntax

/// The targets of a Swift package, read from its manifest without running it.
package struct PackageManifest {
  /// A target with sources that apps can import.
  package struct Target {
    package let name: String
    /// The folder from that of the manifest; nil for the usual one.
    package let path: String?
    package let excludes: [String]
    /// The files and folders with the sources; nil for all.
    package let sources: [String]?
  }

  package let targets: [Target]

  package init(contentsOf file: URL) throws(PassError) {
    let collector = TargetCollector(viewMode: .sourceAccurate)
    collector.walk(try SourceFile(contentsOf: file).parsed().tree)
    targets = collector.targets
  }
}

/// A visitor that collects the calls that declare targets, such as `.target(name: "Kit")`.
private final class TargetCollector: SyntaxVisitor {
  private(set) var targets: [PackageManifest.Target] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base.map({ $0.trimmedDescription == "Target" }) ?? true,
      callee.declName.baseName.text == "target", !isDependency(node),
      let name = argument("name", of: node).flatMap(text)
    else { return .visitChildren }
    targets.append(
      PackageManifest.Target(
        name: name, path: argument("path", of: node).flatMap(text),
        excludes: argument("exclude", of: node).map(texts) ?? [],
        sources: argument("sources", of: node).map(texts)))
    return .skipChildren
  }

  /// Whether a call names a target that another one depends on: `dependencies: [.target(name: "Kit")]`.
  private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
    node.enclosing(LabeledExprSyntax.self)?.label?.text == "dependencies"
  }

  private func argument(_ label: String, of node: FunctionCallExprSyntax) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  private func text(_ node: ExprSyntax) -> String? {
    node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func texts(_ node: ExprSyntax) -> [String] {
    node.as(ArrayExprSyntax.self)?.elements.compactMap { text($0.expression) } ?? []
  }
}
