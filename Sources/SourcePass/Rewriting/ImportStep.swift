internal import SwiftSyntax

/// Imports whole modules where parts are imported that only Apple's have, and what Apple's XCTest, Foundation and
/// ObjectiveC bring along.
enum ImportStep {
  private static let modulesWithParts: Set<String> = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"]

  static func rewriting(of file: ParsedFile) -> Rewriting {
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(file.tree)
    var rewriting = Rewriting()
    for node in imports.found where node.importKindSpecifier == nil {
      guard let module = node.path.first, modulesWithParts.contains(module.name.text) else { continue }
      rewriting.edits += node.path.dropFirst().map { .blank($0) }
      if node.path.count > 1, let period = module.trailingPeriod { rewriting.edits.append(.blank(period)) }
    }
    for node in imports.found where node.path.first?.name.text == "ObjectiveC" {
      rewriting.edits.append(.blank(node))
    }
    if names(in: file.tree, where: isOfTheNetwork) { rewriting.imports.insert("FoundationNetworking") }
    let needsUIKit =
      imports.modules.contains { bringingUIKit.contains($0) }
      || (imports.modules.contains("Foundation") && names(in: file.tree, where: isAppleOnly))
    if needsUIKit { rewriting.imports.insert("UIKit") }
    return rewriting
  }

  private static let bringingUIKit: Set<String> = ["XCTest", "ObjectiveC"]

  private static func names(in tree: SourceFileSyntax, where isWanted: (String) -> Bool) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return isWanted(name)
    }
  }

  /// What Apple's Foundation brings along of Core Foundation, Core Graphics and Objective-C.
  private static func isAppleOnly(_ name: String) -> Bool {
    appleNames.contains(name) || name.hasPrefix("objc_")
  }

  /// What Apple's Foundation has, and on Linux a module of its own.
  private static func isOfTheNetwork(_ name: String) -> Bool {
    networkNames.contains(name) || name.hasPrefix("URLSession") || name.hasPrefix("HTTPCookie")
  }

  private static let networkNames: Set<String> = [
    "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
    "CachedURLResponse", "URLProtocol", "URLCredential", "URLAuthenticationChallenge",
  ]
  private static let appleNames: Set<String> = [
    "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "CFTimeInterval", "CFString", "CFArray", "CGColor",
    "CGPath",
    "CGImage", "CGContext", "CGAffineTransform", "CGVector", "NSInteger", "NSUInteger", "autoreleasepool",
    "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations",
  ]

  /// The modules that a file imports, wherever it says so.
  static func modules(of file: ParsedFile) -> Set<String> {
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(file.tree)
    return imports.modules
  }

  /// What a file imports, with the conditions around it.
  static func imports(of file: ParsedFile, passes: Bool) -> [(module: String, conditions: [String])] {
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(file.tree)
    return imports.found.compactMap { node in
      node.path.first.map { ($0.name.text, conditions(around: node, passes: passes)) }
    }
  }

  /// Edits that take the imports of some modules out of a text.
  static func blanks(for modules: Set<String>, in text: String) -> [Edit] {
    guard !modules.isEmpty else { return [] }
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(SourceFile(path: "", text: text).parsed().tree)
    return imports.found.filter { $0.path.first.map { modules.contains($0.name.text) } == true }.map {
      .blank($0)
    }
  }

  private final class Imports: SyntaxVisitor {
    var found: [ImportDeclSyntax] = []
    var modules: Set<String> { Set(found.compactMap { $0.path.first?.name.text }) }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .skipChildren
    }
  }
}
