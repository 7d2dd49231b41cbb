internal import SwiftSyntax

/// A step that imports whole modules in place of their parts, which only Apple's modules have.
///
/// It also imports the modules that Apple's XCTest, Foundation and ObjectiveC bring along, and those that an app's
/// bridging header brings. Foundation brings Combine and Security. It drops imports that only Apple's platforms need.
enum ImportStep {
  /// Apple's modules, which have parts of their own on a Mac.
  static let modulesWithParts: Set<String> = [
    "AVFoundation", "AVKit", "Accessibility", "AudioToolbox", "AuthenticationServices", "Combine",
    "CommonCrypto",
    "Contacts", "ContactsUI", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation",
    "CoreMedia",
    "CoreText", "CryptoKit", "EventKit", "EventKitUI", "Foundation", "HealthKit", "ImageIO", "Intents",
    "IntentsUI",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices",
    "Network",
    "OSLog", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices", "Security", "StoreKit",
    "SwiftUI",
    "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "os",
  ]

  static func rewriting(of file: ParsedFile) -> Rewriting {
    let imports = Imports(of: file)
    let names = ImportedNames(in: file.tree)
    var rewriting = Rewriting()
    for node in imports.found where node.importKindSpecifier == nil {
      guard let module = node.path.first, modulesWithParts.contains(module.name.text) else { continue }
      rewriting.edits += node.path.dropFirst().map { .blank($0) }
      if node.path.count > 1, let period = module.trailingPeriod { rewriting.edits.append(.blank(period)) }
    }
    for node in imports.found where isDropped(node, names) {
      rewriting.edits.append(.blank(node))
      // A semicolon that ends nothing is an error.
      if let semicolon = node.parent?.as(CodeBlockItemSyntax.self)?.semicolon {
        rewriting.edits.append(.blank(semicolon))
      }
      if node.path.first?.name.text == "Darwin" { rewriting.imports.insert("Foundation") }
    }
    if names.hasNetwork { rewriting.imports.insert("FoundationNetworking") }
    if names.hasXML { rewriting.imports.insert("FoundationXML") }
    if !imports.modules.isDisjoint(with: bringingUIKit) || names.hasUIKit
      || names.hasFoundationOfApple && (imports.modules.contains("Foundation") || imports.modules.isEmpty)
    {
      rewriting.imports.insert("UIKit")
    }
    // A bridging header brings Foundation as well.
    let needsFoundation = names.hasFoundation || names.hasUIKit
    if needsFoundation, imports.modules.isDisjoint(with: bringingFoundation) {
      rewriting.imports.insert("Foundation")
    }
    if names.hasCombine, imports.modules.isDisjoint(with: havingPublishers),
      !imports.modules.isDisjoint(with: modulesWithParts)
    {
      rewriting.imports.insert("Combine")
    }
    if names.hasKeychain, !imports.modules.contains("Security"),
      !imports.modules.isDisjoint(with: bringingSecurity)
    {
      rewriting.imports.insert("Security")
    }
    return rewriting
  }

  /// Returns the lines that import a module which the pass adds. Combine is imported only where it is built.
  static func line(importing module: String) -> String {
    standIns.contains(module)
      ? "#if canImport(\(module))\nimport \(module)\n#endif\n" : "import \(module)\n"
  }

  /// Returns the modules that stand in for Apple's and that the pass imports where a file only names what they declare.
  static func standIns(addedTo file: ParsedFile) -> Set<String> {
    rewriting(of: file).imports.intersection(standIns)
  }

  /// Whether the pass drops an import.
  private static func isDropped(_ node: ImportDeclSyntax, _ names: ImportedNames) -> Bool {
    switch node.path.first?.name.text {
    case "ObjectiveC", "Darwin": true
    // UIKit brings Foundation.
    case "Foundation": node.importKindSpecifier == nil && names.hasNamesOfBoth
    case "os", "OSLog": !names.hasLog
    case "MobileCoreServices": !names.hasTypeIdentifiers
    default: false
    }
  }

  private static let bringingUIKit: Set<String> = ["XCTest", "ObjectiveC"]
  /// The modules that bring Combine, or other types with its names.
  private static let havingPublishers: Set<String> = ["Combine", "SwiftUI", "OpenCombine"]
  private static let standIns: Set<String> = ["Combine", "Security"]
  private static let bringingSecurity: Set<String> = ["Foundation", "UIKit", "SwiftUI"]
  private static let bringingFoundation: Set<String> = ["Foundation", "UIKit", "XCTest"]

  /// Returns the modules that a file imports, anywhere in the file.
  static func modules(of file: ParsedFile) -> Set<String> { Imports(of: file).modules }

  /// Returns the modules that a file imports, with the conditions around each import. After the pass, these are not
  /// the dropped ones.
  static func imports(of file: ParsedFile, passes: Bool) -> [(module: String, conditions: [String])] {
    let names = passes ? ImportedNames(in: file.tree) : nil
    return Imports(of: file).found.compactMap { node in
      if let names, isDropped(node, names) { return nil }
      return node.path.first.map { ($0.name.text, conditions(around: node, passes: passes)) }
    }
  }

  /// Returns the edits that blank the imports of some modules in a text.
  static func blanks(for modules: Set<String>, in text: String) -> [Edit] {
    guard !modules.isEmpty else { return [] }
    return Imports(of: SourceFile(path: "", text: text).parsed()).found
      .filter { $0.path.first.map { modules.contains($0.name.text) } == true }
      .map { .blank($0) }
  }

  private final class Imports: SyntaxVisitor {
    var found: [ImportDeclSyntax] = []
    var modules: Set<String> { Set(found.compactMap { $0.path.first?.name.text }) }

    init(of file: ParsedFile) {
      super.init(viewMode: .sourceAccurate)
      walk(file.tree)
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .skipChildren
    }
  }
}
