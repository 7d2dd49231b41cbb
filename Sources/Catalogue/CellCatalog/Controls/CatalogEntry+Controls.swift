public import UIKit

extension CatalogEntry {
  /// Makes an entry that shows a view with values that can be changed in the preview.
  ///
  /// ```swift
  /// CatalogEntry("Progress") { controls in
  ///   let view = UIProgressView()
  ///   view.progress = Float(controls.number("Progress", 0.5, in: 0...1, step: 0.1))
  ///   return view
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file in which the entry is made.
  ///   - line: The line in which the entry is made. Changes of the file elsewhere do not concern it.
  public init(
    _ name: String, height: Height = .automatic, view: @escaping @MainActor (CatalogControls) -> UIView,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      name, height: height, view: { view(ControlledBuild.makeControls()) }, file: file, line: line)
  }

  /// Makes an entry that shows a controller with values that can be changed in the preview.
  ///
  /// - Parameters:
  ///   - file: The file in which the entry is made.
  ///   - line: The line in which the entry is made. Changes of the file elsewhere do not concern it.
  @_disfavoredOverload
  public init(
    _ name: String, height: Height = .automatic,
    controller: @escaping @MainActor (CatalogControls) -> UIViewController,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      name, height: height, controller: { controller(ControlledBuild.makeControls()) }, file: file, line: line
    )
  }
}

/// The values with which the preview builds an entry.
@MainActor
package enum ControlledBuild {
  private static var values: [String: String] = [:]
  private static var controls: CatalogControls?

  /// Runs `body`, which builds an entry, with the preview's values.
  ///
  /// Returns the result and the controls of the entry, which may declare more while it is laid out.
  package static func using<Result>(
    _ values: [String: String], _ body: () -> Result
  ) -> (result: Result, controls: CatalogControls?) {
    let before = (self.values, controls)
    (self.values, controls) = (values, nil)
    defer { (self.values, controls) = before }
    let result = body()
    return (result, controls)
  }

  fileprivate static func makeControls() -> CatalogControls {
    let made = CatalogControls(values: values)
    controls = made
    return made
  }
}
