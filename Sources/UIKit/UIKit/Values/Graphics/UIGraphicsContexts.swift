public import Foundation
internal import Glibc

/// The contexts pushed on this thread, the current one last.
final class ContextStack {
  var contexts: [CGContext] = []

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { value in
      if let value { Unmanaged<ContextStack>.fromOpaque(value).release() }
    }
    return key
  }()

  static var current: ContextStack {
    if let value = pthread_getspecific(key) {
      return Unmanaged<ContextStack>.fromOpaque(value).takeUnretainedValue()
    }
    let stack = ContextStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.current.contexts.last
}

public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(context)
}

public func UIGraphicsPopContext() {
  _ = ContextStack.current.contexts.popLast()
}

public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Strokes a frame one point wide inside `rect`.
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

/// Fills a rectangle of the current context with its fill colour, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  UIRectFill(rect)
  context.restoreGState()
}
