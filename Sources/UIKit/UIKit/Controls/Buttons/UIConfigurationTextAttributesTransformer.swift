public import Foundation

/// A function that changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private final class Body: Sendable {
    let transform: @MainActor (AttributeContainer) -> AttributeContainer

    init(_ transform: @escaping @MainActor (AttributeContainer) -> AttributeContainer) {
      self.transform = transform
    }
  }

  private let body: Body

  public init(_ transform: @escaping @MainActor (AttributeContainer) -> AttributeContainer) {
    body = Body(transform)
  }

  public var transform: @MainActor (AttributeContainer) -> AttributeContainer { body.transform }

  @MainActor public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    body.transform(input)
  }

  /// Returns whether both are the same transformer, as the effects of two cannot be compared.
  public static func == (
    first: UIConfigurationTextAttributesTransformer, second: UIConfigurationTextAttributesTransformer
  ) -> Bool {
    first.body === second.body
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(body))
  }
}
