public import UIKit

/// Something to render, with the name its pictures get: slashes in it make folders.
///
/// A name holds letters of any script, digits, spaces and signs, but no `\ : * ? " < > |`, no hyphen at its beginning and
/// no dots or spaces around its parts, so that its files can be checked out everywhere.
public struct Entry {
  /// What an entry shows.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  public let name: String
  package internal(set) var height: EntryHeight
  package internal(set) var build: @MainActor () -> Content
  /// The faults that are meant.
  package var waivers: [Waiver] = []
  /// What it is drawn in; nil of one that the catalogue speaks for.
  package var configurations: [Configuration]?
  /// What it is drawn in beside.
  package var furtherConfigurations: [Configuration] = []
  /// What is not compared.
  package var masks: [SnapshotMask] = []

  /// An entry that shows a view: a table view with all its rows, or a cell or another view at the height it fits in.
  public init(_ name: String, height: EntryHeight = .automatic, view: @escaping @MainActor () -> UIView) {
    self.name = name
    self.height = height
    build = { .view(view()) }
  }

  /// An entry that shows a controller: a table with all its rows, anything else as high as the screen.
  @_disfavoredOverload  // A closure that never returns, as `{ fatalError() }`, is that of a view.
  public init(
    _ name: String, height: EntryHeight = .automatic, controller: @escaping @MainActor () -> UIViewController
  ) {
    self.name = name
    self.height = height
    build = { .controller(controller()) }
  }
}
