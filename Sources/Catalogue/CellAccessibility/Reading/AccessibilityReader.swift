import CellDrawing
import Foundation
import UIKit

/// Reads the accessibility properties of a view and everything in it.
///
/// The rules come from AccessibilitySnapshot, which was compared with VoiceOver.
@MainActor
struct AccessibilityReader {
  let root: UIView
  /// The top left corner of the picture, in the coordinates of the view.
  let corner: CGPoint

  func nodes() -> [AccessibilityNode] {
    nodes(of: root, within: nil, context: nil, inside: [])
  }

  /// Returns the nodes of an object.
  ///
  /// - Parameters:
  ///   - provider: The outermost container around the object that describes its elements further.
  ///   - context: The context from the container that lists the object, if there is one.
  ///   - containers: The containers around the object. One that lists itself is not followed again.
  func nodes(
    of object: NSObject, within provider: ContextProvider?, context: ElementContext?,
    inside containers: Set<ObjectIdentifier>
  ) -> [AccessibilityNode] {
    guard let responder = object as? UIResponder else {
      return object.isAccessibilityElement ? [.element(element(of: object, context: context))] : []
    }
    guard !containers.contains(ObjectIdentifier(responder)), !isSilent(responder) else { return [] }
    if responder.isAccessibilityElement {
      return [.element(element(of: responder, context: provider?.context(of: responder) ?? context))]
    }
    if let elements = chosenElements(of: responder) {
      return [.group(group(of: responder, elements: elements, within: provider, inside: containers))]
    }
    guard let view = responder as? UIView else { return [] }
    let inner = provider ?? ContextProvider(superview: view)
    let modal = view.subviews.last { $0.accessibilityViewIsModal && !isSilent($0) }
    let found = (modal.map { [$0] } ?? view.subviews).flatMap {
      nodes(of: $0, within: inner, context: nil, inside: containers)
    }
    if let cell = view as? UITableViewCell { return [.group(merged(found, in: cell))] }
    return view.groupsElements ? [.group(AccessibilityGroup(nodes: found))] : found
  }

  /// Returns whether a responder is hidden from VoiceOver, or is a view that cannot be seen.
  private func isSilent(_ responder: UIResponder) -> Bool {
    if responder.accessibilityElementsHidden { return true }
    guard let view = responder as? UIView else { return false }
    if view.isHidden || view.alpha <= 0 { return true }
    return view.bounds.size == .zero
      && (view.clipsToBounds || view.isAccessibilityElement || view.accessibilityElements != nil)
  }

  /// Returns the elements that a responder lists, or nil if it lists none.
  private func chosenElements(of responder: UIResponder) -> [NSObject]? {
    if let elements = responder.accessibilityElements { return elements.compactMap { $0 as? NSObject } }
    let count = responder.accessibilityElementCount()
    guard count > 0, count <= Self.maximumCount else { return nil }
    return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? NSObject }
  }

  /// The maximum number of elements that a container may say it has.
  private static let maximumCount = 10_000

  private func group(
    of container: UIResponder, elements: [NSObject], within provider: ContextProvider?,
    inside containers: Set<ObjectIdentifier>
  ) -> AccessibilityGroup {
    let own = provider == nil ? ContainerContext(of: container, count: elements.count) : nil
    let inner = provider ?? (own == nil ? nil : ContextProvider.container(container))
    let around = containers.union([ObjectIdentifier(container)])
    var group = AccessibilityGroup(
      nodes: elements.enumerated().flatMap { index, element in
        nodes(
          of: element, within: inner, context: own?.context(of: element, at: index), inside: around)
      }, isOrdered: true)
    if case .tabs = provider { group.frame = frame(of: container) }
    return group
  }

  /// Returns the frame of a responder in points of the picture. Numbers that are not finite give an empty one.
  func frame(of responder: UIResponder) -> CGRect {
    converted(responder.accessibilityFrame)
  }

  private func converted(_ frame: CGRect) -> CGRect {
    let rect = root.convert(frame, from: nil).offsetBy(dx: -corner.x, dy: -corner.y)
    return rect.isUsable ? rect : .zero
  }

  func element(of object: NSObject, context: ElementContext?) -> ReadElement {
    var element = ReadElement(
      object: object, label: object.accessibilityLabel, value: object.accessibilityValue,
      hint: object.accessibilityHint, traits: object.accessibilityTraits,
      identifier: object.accessibilityIdentifier, context: context)
    guard let responder = object as? UIResponder else { return element }
    element.language = responder.accessibilityLanguage
    element.frame = frame(of: responder)
    element.path = path(of: responder)
    element.activationPoint = activationPoint(of: responder)
    element.actions = (responder.accessibilityCustomActions ?? []).map(\.name)
    element.content = content(of: responder)
    element.rotors = (responder.accessibilityCustomRotors ?? []).map {
      RotorReader(of: $0, context: context).rotor
    }
    element.respondsToUserInteraction = responder.accessibilityRespondsToUserInteraction
    element.inputLabels = element.respondsToUserInteraction ? responder.ownInputLabels : []
    return element
  }

  /// Returns the outline of an element in points of the picture, or nil if it is its frame.
  private func path(of responder: UIResponder) -> Path? {
    guard let path = responder.accessibilityPath?.path, let bounds = path.tightBounds, bounds.isUsable
    else { return nil }
    let origin = root.convert(CGPoint.zero, from: nil)
    return path.applying(.translation(x: origin.x - corner.x, y: origin.y - corner.y))
  }

  /// Returns the activation point in points of the picture if it is a pixel or more from the usual one.
  private func activationPoint(of responder: UIResponder) -> CGPoint? {
    let (point, usual) = (responder.accessibilityActivationPoint, responder.standardActivationPoint)
    let pixel = 1 / max(root.traitCollection.displayScale, 1)
    guard CGRect(origin: point, size: .zero).isUsable,
      abs(point.x - usual.x) >= pixel || abs(point.y - usual.y) >= pixel
    else { return nil }
    let converted = root.convert(point, from: nil)
    return CGPoint(x: converted.x - corner.x, y: converted.y - corner.y)
  }

  private func content(of responder: UIResponder) -> [AccessibilityElement.Content] {
    guard let provider = responder as? any AXCustomContentProvider else { return [] }
    let content = provider.accessibilityCustomContentBlock?() ?? provider.accessibilityCustomContent ?? []
    return content.map {
      AccessibilityElement.Content(label: $0.label, value: $0.value, isImportant: $0.importance == .high)
    }
  }
}

extension CGRect {
  /// Whether the rectangle can be drawn and written: its numbers are finite and not beyond any picture.
  fileprivate var isUsable: Bool {
    [minX, minY, width, height].allSatisfy { $0.magnitude < 1e9 }
  }
}
