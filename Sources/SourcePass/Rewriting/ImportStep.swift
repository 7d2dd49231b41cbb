internal import SwiftSyntax

/// A step that imports whole modules in place of their parts, which only Apple's modules have.
///
/// It also imports the modules that Apple's XCTest, Foundation and ObjectiveC bring along. Foundation brings Combine.
enum ImportStep {
  private static let modulesWithParts: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "os", "AVFoundation", "CoreData", "CoreLocation",
    "CoreImage", "CommonCrypto", "MapKit", "WebKit",
  ]

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
    if imports.modules.isDisjoint(with: havingPublishers),
      !imports.modules.isDisjoint(with: modulesWithParts),
      names(in: file.tree, where: combineNames.contains)
    {
      rewriting.imports.insert("Combine")
    }
    return rewriting
  }

  /// Returns the lines that import a module which the pass adds. Combine is imported only where it is built.
  static func line(importing module: String) -> String {
    module == "Combine" ? "#if canImport(Combine)\nimport Combine\n#endif\n" : "import \(module)\n"
  }

  private static let bringingUIKit: Set<String> = ["XCTest", "ObjectiveC"]

  private static func names(in tree: SourceFileSyntax, where isWanted: (String) -> Bool) -> Bool {
    tree.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return isWanted(name)
    }
  }

  /// Whether Apple's Foundation brings a name along from Core Foundation, Core Graphics or Objective-C.
  private static func isAppleOnly(_ name: String) -> Bool {
    appleNames.contains(name) || name.hasPrefix("objc_")
  }

  /// Whether a name is in Apple's Foundation, but in a module of its own on Linux.
  private static func isOfTheNetwork(_ name: String) -> Bool {
    networkNames.contains(name) || name.hasPrefix("URLSession") || name.hasPrefix("HTTPCookie")
  }

  private static let networkNames: Set<String> = [
    "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse", "HTTPURLResponse", "URLCache",
    "CachedURLResponse", "URLProtocol", "URLCredential", "URLAuthenticationChallenge",
  ]
  /// The modules that bring Combine, or other types with its names.
  private static let havingPublishers: Set<String> = ["Combine", "SwiftUI", "OpenCombine"]
  private static let combineNames: Set<String> = [
    "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
    "CurrentValueSubject",
  ]
  private static let appleNames: Set<String> = [
    "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime", "CFTimeInterval", "CFString", "CFArray", "CGColor",
    "CGPath",
    "CGImage", "CGContext", "CGAffineTransform", "CGVector", "NSInteger", "NSUInteger", "autoreleasepool",
    "class_getInstanceMethod", "class_getClassMethod", "method_exchangeImplementations",
  ]

  /// Returns the modules that a file imports, anywhere in the file.
  static func modules(of file: ParsedFile) -> Set<String> {
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(file.tree)
    return imports.modules
  }

  /// Returns the modules that a file imports, with the conditions around each import.
  static func imports(of file: ParsedFile, passes: Bool) -> [(module: String, conditions: [String])] {
    let imports = Imports(viewMode: .sourceAccurate)
    imports.walk(file.tree)
    return imports.found.compactMap { node in
      node.path.first.map { ($0.name.text, conditions(around: node, passes: passes)) }
    }
  }

  /// Returns the edits that blank the imports of some modules in a text.
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
