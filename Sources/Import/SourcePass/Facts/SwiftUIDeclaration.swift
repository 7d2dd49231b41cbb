internal import SwiftSyntax

/// A declaration at the top of a file that imports SwiftUI under no condition.
struct SwiftUIDeclaration: Codable, Hashable, Sendable {
  /// The declared name; nil for an extension.
  let name: String?
  /// The names in it that begin with a capital letter.
  let names: Set<String>

  /// Returns the declarations of a file, or none if it does not import SwiftUI, or does so under a condition.
  static func all(in tree: SourceFileSyntax) -> [SwiftUIDeclaration] {
    guard imports(in: tree).isEmpty == false else { return [] }
    return nodes(in: tree).map(Self.init)
  }

  /// Returns the imports of SwiftUI under no condition.
  static func imports(in tree: SourceFileSyntax) -> [ImportDeclSyntax] {
    tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
      .filter { $0.path.first?.name.text == "SwiftUI" }
  }

  /// Returns the declarations of a file that are in no other one, also those in `#if` blocks.
  static func nodes(in tree: SourceFileSyntax) -> [DeclSyntax] { nodes(in: tree.statements) }

  private static func nodes(in list: CodeBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let declaration = item.item.as(DeclSyntax.self), !declaration.is(ImportDeclSyntax.self) else {
        return []
      }
      guard let block = declaration.as(IfConfigDeclSyntax.self) else { return [declaration] }
      return block.clauses.flatMap { clause in
        clause.elements?.as(CodeBlockItemListSyntax.self).map(nodes) ?? []
      }
    }
  }

  init(_ node: DeclSyntax) {
    name =
      node.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.trimmedDescription
    names = Self.names(in: Syntax(node))
  }

  /// Takes the names in a node that declares none.
  init(names node: Syntax) {
    name = nil
    names = Self.names(in: node)
  }

  private static func names(in node: Syntax) -> Set<String> {
    Set(
      node.tokens(viewMode: .sourceAccurate).compactMap { token in
        guard case .identifier(let name) = token.tokenKind, name.first?.isUppercase == true else {
          return nil
        }
        return name
      })
  }

  /// Whether the declaration needs SwiftUI, or another declaration that does.
  func needsSwiftUI(_ folder: FolderFacts) -> Bool {
    names.contains { folder.needingSwiftUI.contains($0) || Self.types.contains($0) && folder.type($0) == nil }
  }

  private static let types: Set<String> = [
    "AnyView", "App", "AppStorage", "Binding", "Button", "Color", "ContentMode", "EdgeInsets", "EmptyView",
    "Environment", "EnvironmentKey", "EnvironmentObject", "EnvironmentValues", "FocusState", "Font",
    "ForEach",
    "GeometryReader", "Gradient", "Group", "HStack", "Image", "LazyVGrid", "LazyVStack", "LinearGradient",
    "List",
    "NavigationLink", "NavigationStack", "NavigationView", "ObservableObject", "ObservedObject", "Path",
    "PreferenceKey", "PreviewProvider", "PrimitiveButtonStyle", "Published", "ButtonStyle", "Rectangle",
    "RoundedRectangle", "Scene", "SceneStorage", "ScrollView", "Shape", "Spacer", "State", "StateObject",
    "Text",
    "TextField", "Toggle", "UIHostingConfiguration", "UIHostingController", "UIViewControllerRepresentable",
    "UIViewRepresentable", "VStack", "View", "ViewBuilder", "ViewModifier", "WindowGroup", "ZStack",
  ]
}

extension FolderFacts {
  /// Returns the names of declarations that need SwiftUI, directly or through each other.
  static func needingSwiftUI(_ declarations: [SwiftUIDeclaration], _ folder: FolderFacts) -> Set<String> {
    var folder = folder
    var open = declarations.filter { $0.name != nil }
    while true {
      let found = open.filter { $0.needsSwiftUI(folder) }
      if found.isEmpty { return folder.needingSwiftUI }
      folder.needingSwiftUI.formUnion(found.compactMap(\.name))
      open.removeAll { found.contains($0) }
    }
  }
}
