import Testing

@testable import UIKit

nonisolated(unsafe) private var firstKey: UInt8 = 0
nonisolated(unsafe) private var secondKey: UInt8 = 0

@MainActor struct AssociatedObjectsTests {
  private let view = UIView(frame: .zero)

  @Test func `an associated value is stored under its key`() {
    objc_setAssociatedObject(view, &firstKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &firstKey) as? String == "one")
    #expect(objc_getAssociatedObject(view, &secondKey) as? Int == 2)
    #expect(objc_getAssociatedObject(UIView(frame: .zero), &firstKey) == nil)
  }

  @Test func `setting nil removes an associated value`() {
    objc_setAssociatedObject(view, &firstKey, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(view, &firstKey, nil, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
  }

  @Test func `an assigned object is not retained`() {
    var other: UIView? = UIView(frame: .zero)
    objc_setAssociatedObject(view, &firstKey, other, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(view, &firstKey) as? UIView === other)
    other = nil
    #expect(objc_getAssociatedObject(view, &firstKey) == nil)
  }

  @Test func `the values of released objects are removed`() {
    let objects = AssociatedObjects()
    let key = AssociatedObjects.Key()
    for number in 0..<1_000 { objects.set(number, of: UIView(frame: .zero), for: key) }
    #expect(objects.entryCount <= 128)
  }

  @Test func `an interaction knows its view`() {
    final class Provider: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? { nil }
    }
    let provider = Provider()
    let interaction = UIContextMenuInteraction(delegate: provider)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(view.interactions.count == 1)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
    #expect(view.interactions.isEmpty)
  }
}
