package import CellSnapRemoteImages
public import UIKit

/// A view or controller to draw, with a name for its pictures. Slashes in the name make folders.
///
/// A name may contain letters of any script, digits, spaces and signs, but none of `\ : * ? " < > |`. It has no hyphen
/// at its beginning, and no dots or spaces around its parts. So its files can be checked out everywhere.
public struct CatalogEntry {
  /// The content of an entry.
  package enum Content {
    case view(UIView)
    case controller(UIViewController)
  }

  /// The name, from which the files of the pictures get theirs.
  public internal(set) var name: String
  package internal(set) var height: Height
  package internal(set) var build: @MainActor () -> Content
  /// The waivers of intended faults.
  package var waivers: [CheckWaiver] = []
  /// The configurations in which the entry is drawn; nil if the catalogue's apply.
  package var configurations: [SnapshotConfiguration]?
  /// Further configurations in which the entry is drawn.
  package var furtherConfigurations: [SnapshotConfiguration] = []
  /// The parts of the pictures that are not compared.
  package var masks: [SnapshotMask] = []
  /// The texts of callouts, by the names of the views that they are about.
  package var callouts: [String: String] = [:]
  /// The pictures that replace the network's pictures.
  package var remoteImages = RemoteImages()
  /// Returns the reason why a picture of the view has one colour only; nil for entries of which such pictures are not
  /// reported.
  package var blankReason: (@MainActor (_ view: UIView) -> String)?
  /// The states in their order; none for an entry that has only one.
  package var states: [CatalogState] = []
  /// How often an animation shows the states; nil if there is no animation.
  package var loopCount: Int?
  /// The steps that lead from the content as it is built to what is drawn.
  package var steps: [@MainActor (CatalogScreen) -> Void] = []
  /// The frames of an entry that is drawn as an animation; nil for other entries.
  package var animation: CatalogAnimation?
  /// The place in the sources where the entry is made; nil if CellSnap made it.
  package var place: CatalogPlace?

  /// Makes an entry that shows a view: a table view with all its rows, or a cell or another view at its fitting height.
  ///
  /// - Parameters:
  ///   - file: The file in which the entry is made.
  ///   - line: The line in which the entry is made. Changes of the file elsewhere do not concern it.
  public init(
    _ name: String, height: Height = .automatic, view: @escaping @MainActor () -> UIView,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.name = name
    self.height = height
    build = { .view(view()) }
    place = CatalogPlace(file: file, line: line)
  }

  /// Makes an entry that shows a controller: a table with all its rows, or another controller as high as the screen.
  ///
  /// - Parameters:
  ///   - file: The file in which the entry is made.
  ///   - line: The line in which the entry is made. Changes of the file elsewhere do not concern it.
  @_disfavoredOverload  // A closure that never returns, such as `{ fatalError() }`, makes a view.
  public init(
    _ name: String, height: Height = .automatic, controller: @escaping @MainActor () -> UIViewController,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.name = name
    self.height = height
    build = { .controller(controller()) }
    place = CatalogPlace(file: file, line: line)
  }
}
