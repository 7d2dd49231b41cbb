internal import SwiftSyntax

/// A reader of sizes, such as `CGSize(width: 80, height: 80)`.
struct SizeReader {
  let lengths: LengthReader

  /// Returns the size; nil if the expression is no size, or one without a meaning for a cell.
  func size(_ expression: ExprSyntax, in scope: LayoutScope) -> WrittenSize? {
    guard scope.depth < LayoutScope.maximumDepth else { return nil }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return scope.value(name).flatMap { size($0.expression, in: $0.scope) }
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base != nil {
      let value = scope.owner.values[member.declName.baseName.text]
      return value.flatMap { size($0, in: LayoutScope(scope.owner, depth: scope.depth + 1)) }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if let width = call.argument("width"), let height = call.argument("height"),
      ["CGSize", ".init", "CGSize.init"].contains(call.calledExpression.trimmedDescription)
    {
      return plausible(
        WrittenSize(width: lengths.length(width, in: scope), height: lengths.length(height, in: scope)))
    }
    guard let function = lengths.sources.function(call.functionName, for: call, in: scope),
      let body = function.declaration.body
    else { return nil }
    let inner = LayoutScope(
      function.owner, body: body.statements, arguments: function.arguments, depth: scope.depth + 1)
    return body.statements.returnedValues.lazy.compactMap { size($0, in: inner) }.first
  }

  /// Returns a size without the sides that no cell has: a side of no points, or nearly the height of the screen.
  func plausible(_ size: WrittenSize) -> WrittenSize? {
    var size = size
    // An app gives a section that shows nothing an item of a point.
    if let width = size.width, let height = size.height, max(width.usual, height.usual) < 8 { return nil }
    if let width = size.width, width.usual < 1 || width.usual > 1_500 { size.width = nil }
    if let height = size.height, height.usual < 1 || height.height > 0.65 || height.usual > 2_000 {
      size.height = nil
    }
    return size.isEmpty ? nil : size
  }
}

extension FunctionCallExprSyntax {
  /// Returns the argument with a label.
  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label?.text == label }?.expression }
}
