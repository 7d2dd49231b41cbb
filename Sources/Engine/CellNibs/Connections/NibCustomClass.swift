/// The class that a document gives an object.
package struct NibCustomClass: Hashable, Sendable {
  package var name: String
  /// The module of the class. Nil if it is the module of the target that contains the document.
  package var module: String?

  package init(name: String, module: String? = nil) {
    self.name = name
    self.module = module
  }

  /// Reads the custom class of an element. Nil if it has none.
  init?(_ element: NibElement) {
    guard let name = element.attributes["customClass"], !name.isEmpty else { return nil }
    self.name = name
    // The document keeps the module that the editor saw last. The compiler writes the module of its own target.
    module = element.attributes["customModuleProvider"] == "target" ? nil : element.attributes["customModule"]
  }
}
