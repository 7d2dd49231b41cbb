internal import SwiftSyntax

/// A step that drops attributes which Linux refuses, or which an imported app cannot have.
final class AttributeStep: SyntaxVisitor {
  private let file: ParsedFile
  private var rewriting = Rewriting()

  static func rewriting(of file: ParsedFile) -> Rewriting {
    let step = AttributeStep(file)
    step.walk(file.tree)
    return step.rewriting
  }

  private init(_ file: ParsedFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard DroppedAttributes.names.contains(node.attributeName.trimmedDescription) else {
      return .visitChildren
    }
    rewriting.edits.append(.blank(node))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.has("NSManaged") else { return .visitChildren }
    let isOfLayer = node.enclosing(ClassDeclSyntax.self)?.isLayer ?? false
    if isOfLayer, node.bindings.count > 1 {
      rewriting.problems.append(
        file.problem(
          at: node,
          "@NSManaged is removed, so a change would not redraw the layer: declare each property on its own"
        ))
    }
    for binding in node.bindings where binding.initializer == nil && binding.accessorBlock == nil {
      guard let type = binding.typeAnnotation else {
        rewriting.problems.append(file.problem(at: node, Self.withoutValue))
        continue
      }
      var text = ""
      if let value = Self.firstValues[type.type.trimmedDescription] {
        text = " = \(value)"
      } else if binding.needsValue {
        rewriting.problems.append(file.problem(at: node, Self.withoutValue))
      }
      // Core Animation does this for a property that `needsDisplay(forKey:)` names.
      if isOfLayer, node.bindings.count == 1 {
        let name = binding.pattern.trimmedDescription
        text += " { didSet { if Self.needsDisplay(forKey: \"\(name)\") { setNeedsDisplay() } } }"
      }
      if !text.isEmpty { rewriting.edits.append(.insert(text, at: type.byteRange.upperBound)) }
    }
    return .visitChildren
  }

  private static let withoutValue =
    "@NSManaged is removed, so this property has no first value: give it one"

  /// The first values that Core Animation and Core Data give to properties whose types are not optional.
  private static let firstValues: [String: String] = [
    "CGFloat": "0", "Double": "0", "Float": "0", "Int": "0", "Int16": "0", "Int32": "0", "Int64": "0",
    "TimeInterval": "0", "Bool": "false", "CGPoint": ".zero", "CGSize": ".zero", "CGRect": ".zero",
  ]
}

extension PatternBindingSyntax {
  /// Whether the property is stored and has no value of its own.
  fileprivate var needsValue: Bool {
    guard initializer == nil, accessorBlock == nil, let type = typeAnnotation?.type else { return false }
    return !type.is(OptionalTypeSyntax.self) && !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension ClassDeclSyntax {
  /// Whether the superclass is a layer, judged by its name.
  fileprivate var isLayer: Bool {
    inheritanceClause?.inheritedTypes.first?.type.trimmedDescription.hasSuffix("Layer") ?? false
  }
}
