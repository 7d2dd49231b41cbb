import CellAccessibility
import CellDrawing
import Foundation

/// The texts of a legend about elements, in lines of one width in points.
struct LegendText {
  let color: Color
  private let quietColor: Color
  private let frame: TextFrame

  init(width: CGFloat, isDark: Bool, isRightToLeft: Bool, language: String) {
    color = Color(white: isDark ? 0.95 : 0.1)
    quietColor = Color(white: isDark ? 0.7 : 0.38)
    frame = TextFrame(
      width: width, lineLimit: 12, lineBreak: .truncatingTail,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight, language: language)
  }

  func lines(of element: AccessibilityElement) -> [LaidOutText] {
    let description = element.description
    var lines = [description.isEmpty ? quiet("reads nothing") : text(description)]
    if let hint = element.hint { lines.append(quiet(hint, isItalic: true)) }
    lines += list("Actions", element.actions)
    lines += list("More content", element.content.map { "\($0.label): \($0.value)" })
    for rotor in element.rotors {
      lines += list(
        "Rotor \(rotor.name)", rotor.results.isEmpty ? ["no results"] : rotor.results + rotor.rest)
    }
    lines += list("Voice Control", element.inputLabels)
    return lines
  }

  /// Returns the row that stands for elements without a row.
  func rest(_ count: Int) -> LaidOutText { text("and \(count) more") }

  var restHeight: CGFloat { rest(1).size.height.rounded(.up) }

  var nothing: LaidOutText { quiet("VoiceOver reads nothing here.") }

  private func list(_ name: String, _ texts: [String]) -> [LaidOutText] {
    texts.isEmpty ? [] : [quiet("\(name): \(texts.joined(separator: ", "))")]
  }

  private func text(_ string: String) -> LaidOutText { laidOut(string, Font(size: 12), color) }

  private func quiet(_ string: String, isItalic: Bool = false) -> LaidOutText {
    laidOut(string, Font(size: 11, isItalic: isItalic), quietColor)
  }

  private func laidOut(_ string: String, _ font: Font, _ color: Color) -> LaidOutText {
    LaidOutText(AttributedText(string, attributes: TextAttributes(font: font, color: color)), in: frame)
  }
}

extension AccessibilityElement.Rotor {
  /// The words for the places that are not listed.
  fileprivate var rest: [String] {
    guard let moreCount else { return ["and many more"] }
    return moreCount == 0 ? [] : ["and \(moreCount) more"]
  }
}
