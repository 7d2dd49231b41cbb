public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An object with texts that VoiceOver reads on request.
@preconcurrency @MainActor public protocol AXCustomContentProvider: AnyObject {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// A closure that answers in place of `accessibilityCustomContent`, or nil if the class declares none.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension AXCustomContentProvider {
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
}
