extension UIView {
  public var interactions: [any UIInteraction] {
    get { keptInteractions }
    set {
      for interaction in keptInteractions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where !keptInteractions.contains(where: { $0 === interaction }) {
        addInteraction(interaction)
      }
    }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    keptInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = keptInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    keptInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  private var keptInteractions: [any UIInteraction] {
    get { AssociatedObjects.shared.value(of: self, for: Self.interactionsKey) as? [any UIInteraction] ?? [] }
    set { AssociatedObjects.shared.set(newValue, of: self, for: Self.interactionsKey) }
  }

  private static let interactionsKey = AssociatedObjects.Key()
}
