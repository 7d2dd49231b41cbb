import Foundation
import UIKit

/// The words that VoiceOver reads for an element.
struct SpokenDescription {
  /// The label and value, or the hint if both are missing, without the words for traits and containers.
  let name: String
  private(set) var description: String
  private(set) var hint: String?
  private let element: ReadElement
  private let words: SpokenWords

  init(of element: ReadElement, in words: SpokenWords) {
    self.element = element
    self.words = words
    let texts = Self.joined(Self.label(of: element, in: words), Self.value(of: element), with: ": ")
    name = texts ?? element.hint ?? ""
    description = ""
    hint = element.hint.flatMap { $0.isEmpty ? nil : $0 }
    description = textsOfContext() ?? texts ?? ""
    if element.traits.contains(.selected) {
      description = description.isEmpty ? words.selected : words.selectedText(description)
    }
    if description.isEmpty, let text = hint {
      description = text
      hint = nil
    }
    let traits = SpokenTraits(of: element, in: words).text
    if !traits.isEmpty { description = description.isEmpty ? traits : "\(description.ended) \(traits)" }
    addContext()
    hint = completedHint()
  }

  /// Returns the texts of a table's cell, with its headers' texts before them, or nil for other elements.
  private func textsOfContext() -> String? {
    guard case .tableCell(let cell) = element.context else { return nil }
    let headers = cell.headers.compactMap { Self.joined($0.label, $0.value, with: ": ") }.map { "\($0). " }
    var text = headers.joined() + Self.label(of: element, in: words).ended
    if cell.height > 1, cell.row != nil { text += " " + words.rowSpan("\(cell.height)") }
    if cell.width > 1, cell.column != nil { text += " " + words.columnSpan("\(cell.width)") }
    if cell.isFirstInRow, let row = cell.row { text += " " + words.row("\(row + 1)") }
    if let column = cell.column { text += " " + words.column("\(column + 1)") }
    return Self.value(of: element).map { "\(text) \($0)" } ?? text
  }

  private mutating func addContext() {
    switch element.context {
    case .series(let index, let count), .tab(let index, let count), .tabBarItem(let index, let count):
      description = words.placeInSeries(description, "\(index)", "\(count)")
    case .listStart: description = "\(description.ended) \(words.listStart)"
    case .listEnd: description = "\(description.ended) \(words.listEnd)"
    case .landmarkStart: description = "\(description.ended) \(words.landmarkStart)"
    case .landmarkEnd: description = "\(description.ended) \(words.landmarkEnd)"
    case .tableCell, .tabOfView, nil: break
    }
  }

  /// Returns the app's hint with the traits' hint.
  private func completedHint() -> String? {
    let traits = element.traits
    guard !traits.contains(.notEnabled) else { return hint }
    var hint = hint
    if traits.contains(.toggleButton) {
      hint = hint.map { "\($0.ended) \(words.toggleHint)" } ?? words.toggleHint
    }
    if traits.contains(.textEntry) {
      let isArea = traits.contains(.textArea)
      hint = traits.contains(.isEditing) ? words.editingHint : isArea ? words.editTextHint : words.editHint
    }
    let hasOnlyHint =
      element.hint?.isEmpty == false && element.label?.isEmpty != false && element.value?.isEmpty != false
    if traits.contains(.adjustable), !traits.contains(.toggleButton), !hasOnlyHint {
      hint = hint.map { "\($0.ended) \(words.adjustHint)" } ?? words.adjustHint
    }
    return hint
  }

  private static func label(of element: ReadElement, in words: SpokenWords) -> String {
    let label = element.label ?? ""
    let isBack = element.traits.contains(.backButton) && label.lowercased() == words.back.lowercased()
    return isBack ? "" : label
  }

  /// Returns the value, or nil for none and for a switch's value, which is read after the traits.
  private static func value(of element: ReadElement) -> String? {
    guard !element.traits.contains(.toggleButton), let value = element.value, !value.isEmpty else {
      return nil
    }
    return value
  }

  private static func joined(_ first: String?, _ second: String?, with separator: String) -> String? {
    let texts = [first, second].compactMap(\.self).filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: separator)
  }
}

extension String {
  /// The text with a full stop at its end.
  fileprivate var ended: String { hasSuffix(".") ? self : self + "." }
}
