import UIKit

@objc extension UIView {
  func themeNames() -> [String] { ["view"] }

  class var themeKind: String { "view" }
}

extension UIView {
  enum Accent { case plain, strong }

  @objc var accentDepth: Int {
    get { tag }
    set { tag = newValue }
  }

  @objc @discardableResult func restyle(with name: String, times count: Int = 1) throws -> String {
    guard count > 0 else { throw CocoaError(.featureUnsupported) }
    return Array(repeating: "view \(name)", count: count).joined(separator: " ")
  }
}

extension UILabel {
  override func themeNames() -> [String] { super.themeNames() + ["label"] }
}

extension UIViewController {
  @objc func themeTitle() -> String { "controller" }
}

class ThemedView: UIView {
  private(set) var changes: [Int] = []

  override func themeNames() -> [String] { super.themeNames() + ["themed"] }

  override class var themeKind: String { "themed " + super.themeKind }

  override var accentDepth: Int {
    didSet { changes.append(oldValue) }
  }

  override func restyle(with name: String, times count: Int) throws -> String {
    "themed " + (try super.restyle(with: name, times: count))
  }
}

/// A class in the middle, which overrides one of the members in an extension.
class PlainThemedView: ThemedView {}

extension PlainThemedView {
  override class var themeKind: String { "plain " + super.themeKind }
}

final class SmallThemedView: PlainThemedView {
  override func themeNames() -> [String] { super.themeNames() + ["small"] }

  override class var themeKind: String { "small " + super.themeKind }

  func namesOfTheSuperclass() -> [String] { super.themeNames() }
}

final class ThemedLabel: UILabel {
  override func themeNames() -> [String] { super.themeNames() + ["themed label"] }
}

final class ThemedTitleController: UITableViewController {}

extension ThemedTitleController {
  override func themeTitle() -> String { super.themeTitle() + " of rows" }
}

/// A superclass whose method is Objective-C's only since a protocol requires it.
class RowsController: UIViewController {}

extension RowsController: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 1 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

final class ManyRowsController: RowsController {}

extension ManyRowsController {
  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView) + 2
  }
}
