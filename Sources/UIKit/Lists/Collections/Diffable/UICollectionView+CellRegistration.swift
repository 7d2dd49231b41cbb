public import Foundation

extension UICollectionView {
  /// A kind of cell and what fills it.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    let identifier = RegistrationIdentifier.next("cell")
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A kind of header, footer or the like and what fills it.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void

    let identifier = RegistrationIdentifier.next("supplementary")
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// A cell of a registration, filled for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if state.cellQueues.viewClass(for: registration.identifier) == nil {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      preconditionFailure(
        "The collection view gave a \(type(of: dequeued)) where a \(Cell.self) was registered.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A view of a registration, filled for its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    if state.supplementaryQueues[kind]?.viewClass(for: registration.identifier) == nil {
      register(
        Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: registration.identifier)
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      preconditionFailure(
        "The collection view gave a \(type(of: dequeued)) where a \(Supplementary.self) was registered.")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// Tells registrations apart.
@MainActor enum RegistrationIdentifier {
  private static var count = 0

  static func next(_ name: String) -> String {
    count += 1
    return "UICollectionView.registration.\(name).\(count)"
  }
}
