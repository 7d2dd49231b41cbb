internal import UIKit

/// Reports that a statement of an app was left out of the part that is compiled.
///
/// - Parameters:
///   - name: The declaration around the statement.
///   - place: The file and line of the statement in the app.
public func leftOut(_ name: String, _ place: String) {
  Diagnostics.report("\(place): a statement of \(name) is left out")
}
