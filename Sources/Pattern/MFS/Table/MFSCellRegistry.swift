public import UIKit

/// A registry of the cell class for each view-model class. Any thread may ask it for heights, and the main actor
/// for cells.
///
/// ```swift
/// var registry = MFSCellRegistry()
/// registry.register(MessageCell.self)
/// let height = registry.height(of: MessageCellVM.long, tableSize: CGSize(width: 375, height: 667))
/// ```
public struct MFSCellRegistry: Sendable {
  /// The height of a row whose view model has no registered cell class, in points.
  public static let defaultHeight: CGFloat = 40

  private var registrations: [ObjectIdentifier: CellRegistration] = [:]

  public init() {}

  public init(_ cellClasses: any (UITableViewCell & MFSCell).Type...) {
    for cellClass in cellClasses { register(cellClass) }
  }

  /// Lets `cellClass` show its view models, instead of the class that was registered for them before.
  public mutating func register<Cell: UITableViewCell & MFSCell>(_ cellClass: Cell.Type) {
    registrations[ObjectIdentifier(Cell.ViewModel.self)] = CellRegistration(cellClass)
  }

  /// Returns the name of the cell class, which is also its reuse identifier. Returns nil for an unknown view model.
  public func cellClassName(for viewModel: any MFSViewModel) -> String? {
    registration(for: viewModel)?.className
  }

  /// Returns the height of a row in points: at least 0, rounded up to a pixel so that nothing is cut off.
  ///
  /// `UITableView.automaticDimension` is returned unchanged. The table then finds the height by the cell's
  /// constraints.
  public func height(of viewModel: any MFSViewModel, tableSize: CGSize) -> CGFloat {
    guard let registration = knownRegistration(for: viewModel) else { return Self.defaultHeight }
    let height = registration.height(viewModel, tableSize)
    if height == UITableView.automaticDimension { return height }
    guard height.isFinite, height >= 0 else {
      MFSWarnings.report(
        """
        \(registration.className).calculateCellHeight gave \(height) at the width \(tableSize.width): \
        the row gets \(Self.defaultHeight)
        """)
      return Self.defaultHeight
    }
    return height.roundedUpToPixel(scale: MFSLayoutEnvironment.currentDisplayScale)
  }

  /// Computes the height of a row and so fills the caches. It does not report a wrong height.
  func measure(_ viewModel: any MFSViewModel, tableSize: CGSize) {
    _ = registration(for: viewModel)?.height(viewModel, tableSize)
  }

  /// Computes all frames of a row and so fills the caches.
  public func calculateCoordinates(for viewModel: any MFSViewModel, tableSize: CGSize) {
    knownRegistration(for: viewModel)?.coordinates(viewModel, tableSize)
  }

  /// Prepares the expensive contents of a row.
  public func prepareContents(for viewModel: any MFSViewModel, tableSize: CGSize) {
    knownRegistration(for: viewModel)?.contents(viewModel, tableSize)
  }

  /// Returns which cache owns the frame of each subview of a row.
  public func frameOwners(for viewModel: any MFSViewModel, tableSize: CGSize) -> [String: MFSFrameOwner] {
    knownRegistration(for: viewModel)?.frameOwners(viewModel, tableSize) ?? [:]
  }

  /// Returns the cell that shows a view model. It is dequeued by the name of its class, or made if the queue is
  /// empty.
  ///
  /// An unknown view model gets a plain cell and a warning.
  @MainActor public func cell(
    for viewModel: any MFSViewModel, in tableView: UITableView, tableSize: CGSize
  ) -> UITableViewCell {
    if let registration = knownRegistration(for: viewModel) {
      return registration.cell(viewModel, tableView, tableSize) {
        height(of: viewModel, tableSize: tableSize)
      }
    }
    let name = "MFS.UnknownViewModel"
    return tableView.dequeueReusableCell(withIdentifier: name)
      ?? UITableViewCell(style: .default, reuseIdentifier: name)
  }

  private func knownRegistration(for viewModel: any MFSViewModel) -> CellRegistration? {
    if let registration = registration(for: viewModel) { return registration }
    MFSWarnings.report(
      """
      no cell class is registered for the view model \(type(of: viewModel)): its rows are empty and \
      \(Self.defaultHeight) high; call `registry.register(…)` with the cell class that shows it
      """)
    return nil
  }

  /// Returns the registration of the view model's class, otherwise of its nearest superclass.
  private func registration(for viewModel: any MFSViewModel) -> CellRegistration? {
    if let registration = registrations[ObjectIdentifier(type(of: viewModel))] { return registration }
    var mirror = Mirror(reflecting: viewModel).superclassMirror
    while let superclass = mirror {
      if let subject = superclass.subjectType as? AnyClass,
        let registration = registrations[ObjectIdentifier(subject)]
      {
        return registration
      }
      mirror = superclass.superclassMirror
    }
    return nil
  }
}
