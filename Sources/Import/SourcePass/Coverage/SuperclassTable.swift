internal import SwiftSyntax

/// A Swift file with the superclasses of public classes, which the pass cannot find in an app's files.
package enum SuperclassTable {
  /// Returns the Swift file for the public classes of some files. Only superclasses among these classes count.
  package static func text(of files: [SourceFile]) -> String {
    var superclasses: [String: String?] = [:]
    for file in files {
      for statement in file.parsed().tree.statements {
        guard let node = statement.item.as(ClassDeclSyntax.self),
          node.modifiers.has("open") || node.modifiers.has("public")
        else { continue }
        let first = node.inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
        superclasses.updateValue(first?.name.text, forKey: node.name.text)
      }
    }
    let rows = superclasses.sorted { $0.key < $1.key }.compactMap { name, superclass -> String? in
      guard let superclass, superclasses.keys.contains(superclass) else { return nil }
      return "    \"\(name)\": \"\(superclass)\",\n"
    }
    return """
      // Scripts/members --classes writes this file from the sources of UIKit and of the modules that stand in for others.

      /// The superclasses of the classes in these modules, by the names of the classes.
      enum Superclasses {
        static let all: [String: String] = [
      \(rows.joined())  ]
      }

      """
  }
}
