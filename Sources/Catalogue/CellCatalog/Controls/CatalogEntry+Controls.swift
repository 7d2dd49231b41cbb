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
  public init(
    _ name: String, height: Height = .automatic, view: @escaping @MainActor (CatalogControls) -> UIView
  ) {
    self.init(name, height: height) { view(ControlledBuild.makeControls()) }
  }

  /// Makes an entry that shows a controller with values that can be changed in the preview.
  @_disfavoredOverload
  public init(
    _ name: String, height: Height = .automatic,
    controller: @escaping @MainActor (CatalogControls) -> UIViewController
  ) {
    self.init(name, height: height) { controller(ControlledBuild.makeControls()) as UIViewController }
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
