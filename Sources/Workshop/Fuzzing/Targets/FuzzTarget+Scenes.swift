import CellDrawing
import Foundation

extension FuzzTarget {
  static let scenes = FuzzTarget("scenes", "nodes of arbitrary numbers, drawn as PNG and SVG") { bytes in
    var source = ByteSource(bytes)
    let size = source.flag() ? CGSize(width: 40, height: 30) : source.size()
    var nodes: [Node] = []
    while !source.isEmpty, nodes.count < 40 { nodes.append(source.node(depth: 0)) }
    ScenePictures.draw(Scene(size: size, nodes: nodes), longestSide: 64)
  }
}

extension ByteSource {
  fileprivate mutating func node(depth: Int) -> Node {
    switch byte() % (depth < 6 ? 10 : 5) {
    case 0: .fill(path(), flag() ? .evenOdd : .nonZero, paint())
    case 1: .stroke(path(), stroke(), paint())
    case 2:
      .image(
        ImageNode(
          image: image(), rect: rect(), tint: flag() ? color() : nil,
          interpolation: flag() ? .nearest : .linear,
          capInsets: flag()
            ? CapInsets(
              top: length(), left: length(), bottom: length(), right: length(), tiles: flag(),
              imageScale: length())
            : nil))
    case 3: .text(text(), at: point())
    case 4: .shadow(Shadow(source: .path(path(), .nonZero), color: color(), offset: size(), blur: length()))
    case 5:
      .shadow(Shadow(source: .nodes(nodes(depth: depth + 1)), color: color(), offset: size(), blur: length()))
    case 6:
      .backdrop(
        Backdrop(
          path: path(), blur: length(), saturation: number(), tone: flag() ? toneCurve() : nil, tint: color())
      )
    default:
      .group(
        Group(
          transform: flag() ? .translation(x: length(), y: length()) : transform(),
          opacity: flag() ? 1 : number(),
          clip: flag() ? Group.Clip(path: path()) : nil, mask: flag() ? nodes(depth: depth + 1) : nil,
          nodes: nodes(depth: depth + 1)))
    }
  }

  private mutating func nodes(depth: Int) -> [Node] { (0..<number(below: 4)).map { _ in node(depth: depth) } }

  private mutating func path() -> Path {
    switch byte() % 8 {
    case 0: return .rect(rect())
    case 1: return .ellipse(in: rect())
    case 2: return .roundedRect(rect(), radius: length())
    case 3: return .continuousRoundedRect(rect(), corners: Path.Corners(length()))
    case 4:
      var path = Path()
      path.move(to: point())
      path.arc(tangent: point(), point(), radius: length())
      return path.trimmed(from: length(), to: length())
    case 5: return PathStroker.outline(of: .rect(rect()), stroke())
    default:
      return Path(
        (0..<number(below: 12)).map { _ in
          switch byte() % 4 {
          case 0: .move(point())
          case 1: .line(point())
          case 2: .curve(point(), point(), to: point())
          default: .close
          }
        })
    }
  }

  private mutating func toneCurve() -> ToneCurve {
    ToneCurve(levels: (0..<number(below: 4)).map { _ in number() })
  }

  private mutating func stroke() -> Stroke {
    Stroke(
      width: length(), cap: element(of: [.butt, .round, .square], or: .butt),
      join: element(of: [.miter, .round, .bevel], or: .miter), miterLimit: length(),
      dashes: (0..<number(below: 4)).map { _ in length() }, dashPhase: length())
  }

  private mutating func paint() -> Paint {
    switch byte() % 6 {
    case 0: .linear(LinearGradient(start: point(), end: point(), stops: stops()))
    case 1:
      .radial(
        RadialGradient(
          startCenter: point(), startRadius: length(), endCenter: point(), endRadius: length(),
          stops: stops(),
          transform: flag() ? .identity : transform()))
    case 2: .pattern(ImagePattern(image: image(), tile: rect(), opacity: number()))
    default: .color(color())
    }
  }

  private mutating func stops() -> [GradientStop] {
    (0..<number(below: 5)).map { _ in GradientStop(location: flag() ? 0.5 : number(), color: color()) }
  }

  private mutating func color() -> Color {
    flag() ? Color(white: 0.2) : Color(red: number(), green: number(), blue: number(), alpha: number())
  }

  private mutating func transform() -> Transform {
    Transform(a: length(), b: length(), c: length(), d: length(), tx: length(), ty: length())
  }

  private mutating func image() -> Image {
    let (width, height) = (1 + number(below: 8), 1 + number(below: 8))
    return Image(
      premultipliedBGRA: (0..<(width * height * 4)).map { UInt8($0 * 37 % 256) }, width: width, height: height
    )
  }

  private mutating func text() -> LaidOutText {
    var attributes = TextAttributes(font: Font(size: length(), weight: number(below: 1_000)), color: color())
    attributes.kern = length()
    if flag() { attributes.appearance.strokeWidth = length() }
    if flag() { attributes.appearance.shadow = TextShadow(color: color(), offset: size(), blur: length()) }
    let words: String = text()
    return LaidOutText(
      AttributedText(words, attributes: attributes), in: TextFrame(width: length(), height: length()))
  }
}
