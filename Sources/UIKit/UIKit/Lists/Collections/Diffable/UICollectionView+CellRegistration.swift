public import Foundation

extension UICollectionView {
  /// A class of cells and a handler that fills them.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    let identifier = RegistrationIdentifier.next("cell")
    let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of supplementary views and a handler that fills them.
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

  /// Returns a cell of a registration, filled for an item.
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

  /// Returns a supplementary view of a registration, filled for its index path.
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

/// A source of identifiers that distinguish registrations.
@MainActor enum RegistrationIdentifier {
  private static var count = 0

  static func next(_ name: String) -> String {
    count += 1
    return "UICollectionView.registration.\(name).\(count)"
  }
}
