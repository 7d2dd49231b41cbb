internal import Foundation

extension Fingerprint {
  package mutating func combine(_ nodes: [Node]) {
    combine(nodes) { $0.combine($1) }
  }

  package mutating func combine(_ node: Node) {
    switch node {
    case .fill(let path, let rule, let paint):
      combine(0)
      combine(path)
      combine(rule == .evenOdd)
      combine(paint)
    case .stroke(let path, let stroke, let paint):
      combine(1)
      combine(path)
      combine(stroke)
      combine(paint)
    case .image(let image):
      combine(2)
      combine(image.image)
      combine(image.rect)
      combine(image.tint) { $0.combine($1) }
    case .text(let text, let point):
      combine(3)
      combine(text.layout.string)
      combine(text.size)
      combine(text.appearances) { $0.combine($1) }
      combine(point)
    case .shadow(let shadow):
      combine(4)
      switch shadow.source {
      case .path(let path, _): combine(path)
      case .nodes(let nodes): combine(nodes)
      }
      combine(shadow.color)
      combine(shadow.offset)
      combine(shadow.blur)
    case .group(let group):
      combine(5)
      combine(group.transform)
      combine(CGFloat(group.opacity))
      combine(CGFloat(group.blend.rawValue))
      combine(group.isIsolated ? CGFloat(1) : 0)
      combine(group.clip) { $0.combine($1.path) }
      combine(group.mask) { $0.combine($1) }
      combine(group.nodes)
    case .backdrop(let backdrop):
      combine(6)
      combine(backdrop.path)
      combine(backdrop.blur)
      combine(CGFloat(backdrop.saturation))
      combine(backdrop.tone?.levels ?? []) { $0.combine(CGFloat($1)) }
      combine(backdrop.tint)
    }
  }

  package mutating func combine(_ path: Path) {
    combine(path.elements) { hash, element in
      switch element {
      case .move(let point):
        hash.combine(0)
        hash.combine(point)
      case .line(let point):
        hash.combine(1)
        hash.combine(point)
      case .curve(let first, let second, let end):
        hash.combine(2)
        hash.combine(first)
        hash.combine(second)
        hash.combine(end)
      case .close: hash.combine(3)
      }
    }
  }

  package mutating func combine(_ paint: Paint) {
    switch paint {
    case .color(let color): combine(color)
    case .linear(let gradient):
      combine(gradient.start)
      combine(gradient.end)
      combine(gradient.stops)
    case .radial(let gradient):
      combine(gradient.startCenter)
      combine(gradient.startRadius)
      combine(gradient.endCenter)
      combine(gradient.endRadius)
      combine(gradient.stops)
      combine(gradient.transform)
    case .pattern(let pattern): combine(pattern)
    }
  }

  private mutating func combine(_ pattern: ImagePattern) {
    combine(pattern.image)
    combine(pattern.tile)
    combine(CGFloat(pattern.opacity))
  }

  package mutating func combine(_ color: Color) {
    combine(CGFloat(color.red))
    combine(CGFloat(color.green))
    combine(CGFloat(color.blue))
    combine(CGFloat(color.alpha))
  }

  package mutating func combine(_ image: Image) { combine(image.source.contentHash.low) }

  /// Adds everything that can differ between texts with the same string.
  package mutating func combine(_ appearance: TextAppearance) {
    combine(appearance.color)
    if let pattern = appearance.pattern { combine(pattern) }
    combine(appearance.background) { $0.combine($1) }
    for line in [appearance.underline, appearance.strikethrough] {
      combine(line.map { $0.kind == .single ? 1 : $0.kind == .thick ? 2 : 3 } ?? 0)
      if let line, line.pattern != .solid || line.isByWord { combine("\(line.pattern) \(line.isByWord)") }
    }
    combine(appearance.underlineColor) { $0.combine($1) }
    combine(appearance.strikethroughColor) { $0.combine($1) }
    combine(appearance.strokeWidth)
    combine(appearance.strokeColor) { $0.combine($1) }
    combine(appearance.shadow) { hash, shadow in
      hash.combine(shadow.color)
      hash.combine(shadow.offset)
      hash.combine(shadow.blur)
    }
  }

  package mutating func combine(_ paragraph: TextParagraph) {
    combine("\(paragraph.alignment) \(paragraph.direction) \(paragraph.lineBreak)")
    for length in [
      paragraph.lineSpacing, paragraph.paragraphSpacing, paragraph.paragraphSpacingBefore,
      paragraph.minimumLineHeight, paragraph.maximumLineHeight, paragraph.lineHeightMultiple,
      paragraph.firstLineHeadIndent, paragraph.headIndent, paragraph.tailIndent,
    ] {
      combine(length)
    }
    if let tabs = paragraph.tabStops {
      combine(tabs) { hash, tab in hash.combine("\(tab.location) \(tab.alignment) \(tab.terminators)") }
    }
    if paragraph.defaultTabInterval != 0 { combine(paragraph.defaultTabInterval) }
    if paragraph.pushesOutWords { combine("pushes out words") }
    if paragraph.keepsHangulWords { combine("keeps Hangul words") }
    if paragraph.tightensBeforeTruncation { combine("tightens") }
  }

  private mutating func combine(_ stops: [GradientStop]) {
    combine(stops) { hash, stop in
      hash.combine(CGFloat(stop.location))
      hash.combine(stop.color)
    }
  }

  private mutating func combine(_ stroke: Stroke) {
    combine(stroke.width)
    combine(stroke.cap == .butt ? 0 : stroke.cap == .round ? 1 : 2)
    combine(stroke.join == .miter ? 0 : stroke.join == .round ? 1 : 2)
    combine(stroke.miterLimit)
    combine(stroke.dashes) { $0.combine($1) }
    combine(stroke.dashPhase)
  }

  private mutating func combine(_ transform: Transform) {
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      combine(number)
    }
  }
}
