package import Foundation

/// The file with the symbols that Xcode makes for asset catalogues, such as `UIImage.header` and `.init(resource: .header)`.
///
/// Unlike Xcode's file, an image or a colour that cannot be read is empty, and does not end the program.
package struct AssetSymbols {
  /// The other declarations of the module, which the symbols must not repeat.
  package struct Surroundings: Sendable {
    /// The static members that the module's own extensions declare, by the type's name.
    package var members: [String: Set<String>]
    /// The names of the module's own types.
    package var types: Set<String>
    /// Whether the module may import SwiftUI.
    package var hasSwiftUI: Bool

    package init(members: [String: Set<String>], types: Set<String>, hasSwiftUI: Bool) {
      self.members = members
      self.types = types
      self.hasSwiftUI = hasSwiftUI
    }
  }

  package static let fileName = "AssetSymbols.swift"

  /// An asset with the name of its symbol.
  private struct Symbol {
    let name: String
    let asset: AssetNames.Asset
    /// The enumerations around it.
    let namespace: [String]
  }

  private let symbols: [Symbol]

  /// Reads catalogues.
  ///
  /// - Parameter isNamed: whether code may name a symbol. Other symbols are left out.
  package init(in catalogues: [URL], where isNamed: (String) -> Bool = { _ in true }) {
    let assets = AssetNames(in: catalogues).assets
    func key(_ asset: AssetNames.Asset, _ name: String) -> [String] {
      ["\(asset.kind)"] + asset.namespace.map(AssetSymbolName.namespace) + [name]
    }
    let plain = assets.map { AssetSymbolName.member(for: $0.lastName, leavingOut: $0.kind.suffix) }
    let counts = zip(assets, plain).reduce(into: [:]) { $0[key($1.0, $1.1), default: 0] += 1 }
    var taken: Set<[String]> = []
    symbols = zip(assets, plain).compactMap { asset, plain in
      let isOnlyOne = counts[key(asset, plain)] == 1
      let name = isOnlyOne ? plain : AssetSymbolName.distinctMember(for: asset.lastName)
      guard taken.insert(key(asset, name)).inserted, isNamed(name.filter { $0 != "`" }) else { return nil }
      return Symbol(
        name: name, asset: asset, namespace: asset.namespace.map(AssetSymbolName.namespace))
    }
  }

  /// Whether there is nothing to write.
  package var isEmpty: Bool { symbols.isEmpty }

  /// Returns the text of the file.
  package func text(besides own: Surroundings) -> String {
    let kinds = [AssetNames.Kind.image, .color]
    let imports = own.hasSwiftUI ? "import SwiftUI\n" : ""
    return
      "import Foundation\nimport UIKit\n\(imports)\n// The symbols that Xcode makes for asset catalogues.\n"
      + kinds.map { resource(of: $0, besides: own) }.joined()
      + kinds.map { extensions(of: $0, besides: own) }.joined()
  }

  /// The type `ImageResource` or `ColorResource` with its members, unless the module has such a type of its own.
  private func resource(of kind: AssetNames.Kind, besides own: Surroundings) -> String {
    let type = kind.resource
    guard !own.types.contains(type) else { return "" }
    let members = tree(of: kind) {
      "static let \($0.name) = \(type)(name: \(SwiftLiteral.text($0.asset.name)), bundle: Foundation.Bundle.module)"
    }
    let swiftUI =
      own.hasSwiftUI
      ? "extension SwiftUI.\(kind.suffix) {\n  init(_ resource: \(type)) { self.init(resource.name, bundle: resource.bundle) }\n}\n"
      : ""
    return """

      struct \(type): Swift.Hashable, Swift.Sendable {
        let name: Swift.String
        let bundle: Foundation.Bundle
      }
      extension \(type) {
      \(members)}
      \(kind.initializer)

      """ + swiftUI
  }

  /// The members of `UIImage` or `UIColor`, without those that UIKit or the module itself declares.
  private func extensions(of kind: AssetNames.Kind, besides own: Surroundings) -> String {
    let declared = (own.members[kind.type] ?? []).union(kind == .color ? Self.colorsOfUIKit : [])
    let members = tree(of: kind, where: { !$0.namespace.isEmpty || !declared.contains($0.name) }) {
      let value = kind.value(SwiftLiteral.text($0.asset.name), "Foundation.Bundle.module")
      return "static var \($0.name): UIKit.\(kind.type) { \(value) }"
    }
    guard !members.isEmpty else { return "" }
    return "\nextension UIKit.\(kind.type) {\n\(members)}\n"
  }

  /// Returns a line for each symbol of a kind, inside of the enumerations for its namespaces.
  private func tree(
    of kind: AssetNames.Kind, where isIncluded: (Symbol) -> Bool = { _ in true }, _ line: (Symbol) -> String
  ) -> String {
    lines(symbols.filter { $0.asset.kind == kind && isIncluded($0) }, depth: 0, line)
  }

  private func lines(_ symbols: [Symbol], depth: Int, _ line: (Symbol) -> String) -> String {
    let margin = String(repeating: "  ", count: depth + 1)
    let here = symbols.filter { $0.namespace.count == depth }.map { margin + line($0) + "\n" }
    let deeper = Dictionary(grouping: symbols.filter { $0.namespace.count > depth }) { $0.namespace[depth] }
    return here.joined()
      + deeper.sorted { $0.key < $1.key }.map { name, inner in
        "\(margin)enum \(name) {\n\(lines(inner, depth: depth + 1, line))\(margin)}\n"
      }.joined()
  }

  /// The colours that `UIColor` has already, of which Xcode makes no members.
  private static let colorsOfUIKit: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
    "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
    "quaternaryLabel",
    "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
    "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown",
    "systemCyan",
    "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
    "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
  ]
}

extension AssetNames.Kind {
  /// The word that Xcode leaves out at the end of a name.
  fileprivate var suffix: String { self == .image ? "Image" : "Color" }
  fileprivate var type: String { "UI" + suffix }
  fileprivate var resource: String { suffix + "Resource" }

  /// The initialiser that takes a resource.
  ///
  /// Only an initialiser in a protocol's extension can return another object in Swift on Linux. Its cast fails for a
  /// subclass of `UIImage`, of which a catalogue has no images.
  fileprivate var initializer: String {
    let value = value("resource.name", "resource.bundle")
    return self == .image
      ? """
      protocol ImageOfResource {}
      extension UIKit.UIImage: ImageOfResource {}
      extension ImageOfResource where Self: UIKit.UIImage {
        init(resource: ImageResource) { self = (\(value)) as! Self }
      }
      """
      : """
      extension UIKit.UIColor {
        convenience init(resource: ColorResource) {
          let color = \(value)
          self.init(dynamicProvider: { color.resolvedColor(with: $0) })
        }
      }
      """
  }

  /// Returns the value of a member, from expressions for its name and bundle.
  fileprivate func value(_ name: String, _ bundle: String) -> String {
    let found = "UIKit.\(type)(named: \(name), in: \(bundle), compatibleWith: nil)"
    return found + (self == .image ? " ?? UIKit.UIImage()" : " ?? .clear")
  }
}
