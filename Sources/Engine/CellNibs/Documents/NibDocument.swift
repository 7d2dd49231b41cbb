package import Foundation

/// A nib file or a storyboard.
package struct NibDocument: Sendable {
  package enum Kind: Hashable, Sendable {
    case nib
    case storyboard
  }

  package var path: String
  package var kind: Kind
  /// The version of the editor that wrote the document, such as 21507; 0 if the document has none.
  package var toolsVersion: Int
  /// Whether views and constraints vary with the size classes.
  package var usesTraitCollections: Bool
  package var device: NibDevice?
  /// The identifier of a storyboard's initial controller.
  package var initialController: String?
  /// The objects of a nib file, without its placeholders. Empty in a storyboard.
  package var objects: [NibObject] = []
  /// The placeholders of a nib file, such as its owner.
  package var placeholders: [NibObject] = []
  package var scenes: [NibScene] = []
  package var resources: NibResources
  /// The sizes of contents that the editor drew with the app's own classes, by identifier. Only the editor uses them.
  package var designableSizes: [String: CGSize] = [:]
  package var faults: [NibFault] = []
  /// The identifiers of everything in the document, to which connections lead.
  package var identifiers: Set<String> = []
}

/// A controller of a storyboard with the objects around it.
package struct NibScene: Sendable {
  package var objects: [NibObject]
  package var placeholders: [NibObject]
}

extension NibObject {
  /// Whether the object stands for one that the document does not make, such as the owner of a nib file.
  package var isPlaceholder: Bool { element == "placeholder" || element == "exit" }
}
