internal import Foundation

/// The properties of a font that decide which face is chosen.
struct FontRequest: Hashable, Sendable {
  var family: Font.Family
  var weight: Int
  var isItalic: Bool
  /// Whether the system font is in its design for large sizes.
  var isDisplay: Bool

  init(_ font: Font) {
    family = font.family
    isDisplay = font.family == .system && font.usableSize >= StandIn.firstDisplaySize
    weight = min(max(font.weight, 1), 1_000)
    isItalic = font.isItalic
  }
}

/// The face that was found for a requested font.
struct ResolvedFont: Sendable {
  var face: Face
  /// Whether an italic was requested and the face is upright.
  var isSlanted: Bool
  /// The Apple font that the face replaces, or nil if the face itself was requested.
  var standIn: StandIn?
  /// Whether 3x4 and -> are drawn as written.
  ///
  /// Inter makes a multiplication sign and an arrow of them. The fonts that it replaces do not.
  var keepsSigns = false

  /// Returns the metrics of a font with this face, in points. The leading of a text style may be negative.
  func metrics(of font: Font) -> FontMetrics {
    let size = font.usableSize
    let own = face.shaping.metrics(size: size)
    var metrics = standIn?.metrics(size: size, weight: face.description.weight, own: own) ?? own
    if let distance = font.distanceOfTextStyle { metrics.leading = distance - metrics.lineHeight }
    return metrics
  }

  /// Returns the space that is added between letters, in points.
  func tracking(size: Double) -> Double {
    standIn?.tracking(size: size, weight: face.description.weight) ?? 0
  }

  var reference: FaceReference {
    FaceReference(file: face.file, index: face.index, matrix: isSlanted ? Self.slant : .identity)
  }

  /// A slant as strong as in Core Text and Cairo, with y downwards.
  private static let slant = Transform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0)
}

extension FontLibrary {
  /// Returns the face of the family that is nearest in slant, then width, then weight.
  func match(_ request: FontRequest) -> ResolvedFont {
    var request = request
    var isAskedFor = false
    var isHelvetica = false
    if case .named(let name) = request.family { isAskedFor = contains(name: name) }
    if case .named(let name) = request.family, !isAskedFor, let font = PhoneFont(named: name) {
      request.family = .named(font.standIn)
      isHelvetica = font.familyName == "Helvetica"
    }
    let (name, replaced) = family(of: request)
    let standIn = isHelvetica ? StandIn.helvetica : replaced
    if case .named(let name) = request.family,
      let exact = faces.first(where: { $0.description.postScriptName == name }),
      !exact.familyNames.contains(name)
    {
      return ResolvedFont(face: exact, isSlanted: request.isItalic && !exact.description.isItalic)
    }
    var candidates = faces.filter { $0.familyNames.contains(name) }
    if candidates.isEmpty { candidates = faces.filter { $0.familyNames.contains("Inter") } }
    if candidates.isEmpty { candidates = faces }
    let nearest = candidates.min { distance(of: $0, to: request) < distance(of: $1, to: request) }
    let best = nearest ?? .blank
    return ResolvedFont(
      face: best, isSlanted: request.isItalic && !best.description.isItalic, standIn: standIn,
      keepsSigns: !isAskedFor && best.familyNames.contains { $0 == "Inter" || $0 == "Inter Display" })
  }

  /// Returns the family to use, and the Apple font that it replaces.
  private func family(of request: FontRequest) -> (name: String, standIn: StandIn?) {
    switch request.family {
    case .named(let name): return (name, nil)
    case .monospaced: return ("Noto Sans Mono", .monospaced)
    case .rounded: return ("Quicksand", .otherDesign)
    case .serif: return ("Noto Serif", .otherDesign)
    case .system:
      let apple = request.isDisplay ? ["SF Pro Display", "SF Pro"] : ["SF Pro Text", "SF Pro"]
      if let name = apple.first(where: { name in faces.contains { $0.familyNames.contains(name) } }) {
        return (name, .apple)
      }
      let hasDisplay = request.isDisplay && faces.contains { $0.familyNames.contains("Inter Display") }
      return hasDisplay ? ("Inter Display", .display) : ("Inter", .text)
    }
  }

  private func distance(of face: Face, to request: FontRequest) -> (Int, Int, Int, Int) {
    let difference = face.description.weight - request.weight
    return (
      face.description.isItalic == request.isItalic ? 0 : 1, abs(face.width - 100), abs(difference),
      // If two weights are equally near, the one further from regular is chosen, so that bold text stays bold.
      (request.weight > 450) == (difference > 0) ? 0 : 1
    )
  }
}
