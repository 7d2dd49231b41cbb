internal import SwiftSyntax

/// The identifiers and operators of a declaration, those in its bodies apart.
struct NameSets {
  private(set) var signature: Set<String> = []
  private(set) var body: Set<String> = []

  /// Collects the names of a node. `skipsBodies` leaves out the names in the bodies.
  mutating func collect(_ node: Syntax, bodies: Set<SyntaxIdentifier>, skipsBodies: Bool) {
    for child in node.children(viewMode: .sourceAccurate) {
      if bodies.contains(child.id) {
        if !skipsBodies { collectAll(child) }
      } else if let token = child.as(TokenSyntax.self) {
        if let name = token.usedName { signature.insert(name) }
      } else {
        collect(child, bodies: bodies, skipsBodies: skipsBodies)
      }
    }
  }

  private mutating func collectAll(_ node: Syntax) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      if let name = token.usedName { body.insert(name) }
      // The label of an argument finds the initialisers of an extension.
      if token.tokenKind == .colon, let label = token.previousToken(viewMode: .sourceAccurate),
        token.parent?.is(LabeledExprSyntax.self) == true
      {
        body.insert(label.text + ":")
      }
    }
  }
}

extension TokenSyntax {
  /// The identifier or operator; nil for keywords, literals and signs.
  var usedName: String? {
    switch tokenKind {
    case .identifier: identifierText
    case .binaryOperator(let text), .prefixOperator(let text), .postfixOperator(let text): text
    default: nil
    }
  }
}
