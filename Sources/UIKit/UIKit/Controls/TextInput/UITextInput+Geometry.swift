public import Foundation

/// The answers of a view that has no lines of text.
extension UITextInput {
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .left: self.position(from: position, offset: -offset)
    case .right: self.position(from: position, offset: offset)
    case .up, .down: nil
    }
  }

  public func firstRect(for range: UITextRange) -> CGRect { .null }
  public func caretRect(for position: UITextPosition) -> CGRect { .null }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point).map { position in
      if compare(position, to: range.start) == .orderedAscending { return range.start }
      return compare(position, to: range.end) == .orderedDescending ? range.end : position
    }
  }

  public func characterRange(at point: CGPoint) -> UITextRange? { nil }

  /// Replaces the selection by a text that is being composed. Unlike UIKit, it is part of the text at once.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    compose(markedText)
  }

  /// Does nothing, since no text is being composed.
  ///
  /// - Note: No effect on the picture.
  public func unmarkText() {}

  /// The attributes of a text that is being composed. Unlike UIKit, there is never one.
  ///
  /// - Note: No effect on the picture.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
}

/// A direction in which a position moves on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left
  case up
  case down
}

/// A direction in which a position moves in the text.
public enum UITextStorageDirection: Int, Sendable {
  case forward
  case backward
}

/// A direction in the text or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}
