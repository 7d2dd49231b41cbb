internal import Foundation

/// What of a font decides which face is taken.
struct FontRequest: Hashable, Sendable {
  var family: Font.Family
  var weight: Int
  var isItalic: Bool

  init(_ font: Font) {
    family = font.family
    weight = min(max(font.weight, 1), 1_000)
    isItalic = font.isItalic
  }
}

/// The face found for a font asked for.
struct ResolvedFont: Sendable {
  var face: Face
  /// Whether the face is upright where an italic was asked for.
  var isSlanted: Bool

  var reference: FaceReference {
    FaceReference(file: face.file, index: face.index, matrix: isSlanted ? Self.slant : .identity)
  }

  /// As much as Core Text and Cairo slant, y downwards.
  private static let slant = Transform(a: 1, b: 0, c: -0.2, d: 1, tx: 0, ty: 0)
}

extension FontLibrary {
  /// The face of the family that is nearest in slant, then width, then weight.
  func match(_ request: FontRequest) -> ResolvedFont {
    let name =
      switch request.family {
      case .system: "Inter"
      case .monospaced: "Noto Sans Mono"
      case .named(let name): name
      }
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
    return ResolvedFont(face: best, isSlanted: request.isItalic && !best.description.isItalic)
  }

  private func distance(of face: Face, to request: FontRequest) -> (Int, Int, Int, Int) {
    let difference = face.description.weight - request.weight
    return (
      face.description.isItalic == request.isItalic ? 0 : 1, abs(face.width - 100), abs(difference),
      // Of two as near, the one further from regular, so that bold text stays bold.
      (request.weight > 450) == (difference > 0) ? 0 : 1
    )
  }
}
