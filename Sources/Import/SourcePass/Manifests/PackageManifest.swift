package import Foundation
internal import SwiftSyntax

/// The targets of a Swift package, read from its manifest without running it.
package struct PackageManifest {
  /// A target with sources that apps can import.
  package struct Target {
    package let name: String
    /// The folder relative to the manifest's folder; nil for the usual folder.
    package let path: String?
    package let excludes: [String]
    /// The files and folders with the sources; nil for all.
    package let sources: [String]?
    /// The names of the targets and products that the target depends on.
    package let dependencies: [String]
  }

  package let targets: [Target]
  /// The targets of tests.
  package let testTargets: [Target]

  package init(contentsOf file: URL) throws(PassError) {
    let collector = TargetCollector(viewMode: .sourceAccurate)
    collector.walk(try SourceFile(contentsOf: file).parsed().tree)
    targets = collector.targets
    testTargets = collector.testTargets
  }
}

/// A visitor that collects the calls that declare targets, such as `.target(name: "Kit")`.
private final class TargetCollector: SyntaxVisitor {
  private(set) var targets: [PackageManifest.Target] = []
  private(set) var testTargets: [PackageManifest.Target] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(MemberAccessExprSyntax.self),
      callee.base.map({ $0.trimmedDescription == "Target" }) ?? true,
      ["target", "testTarget"].contains(callee.declName.baseName.text), !isDependency(node),
      let name = argument("name", of: node).flatMap(text)
    else { return .visitChildren }
    let target = PackageManifest.Target(
      name: name, path: argument("path", of: node).flatMap(text),
      excludes: argument("exclude", of: node).map(texts) ?? [],
      sources: argument("sources", of: node).map(texts),
      dependencies: argument("dependencies", of: node).map(dependencies) ?? [])
    if callee.declName.baseName.text == "target" {
      targets.append(target)
    } else {
      testTargets.append(target)
    }
    return .skipChildren
  }

  /// Whether a call names a target that another target depends on: `dependencies: [.target(name: "Kit")]`.
  private func isDependency(_ node: FunctionCallExprSyntax) -> Bool {
    node.enclosing(LabeledExprSyntax.self)?.label?.text == "dependencies"
  }

  private func argument(_ label: String, of node: FunctionCallExprSyntax) -> ExprSyntax? {
    node.arguments.first { $0.label?.text == label }?.expression
  }

  private func text(_ node: ExprSyntax) -> String? {
    node.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Returns the names in a list such as `["Kit", .target(name: "Core"), .product(name: "Rx", package: "RxSwift")]`.
  private func dependencies(_ node: ExprSyntax) -> [String] {
    (node.as(ArrayExprSyntax.self)?.elements ?? []).compactMap { element in
      text(element.expression)
        ?? element.expression.as(FunctionCallExprSyntax.self).flatMap {
          argument("name", of: $0).flatMap(text)
        }
    }
  }

  private func texts(_ node: ExprSyntax) -> [String] {
    node.as(ArrayExprSyntax.self)?.elements.compactMap { text($0.expression) } ?? []
  }
}
