import Foundation

extension LayoutDifference {
  /// Returns the differences of a view, causes first. If the view is hidden in both layouts, there are none.
  package static func all(from old: LayoutView, to new: LayoutView) -> [LayoutDifference] {
    guard old.isHidden == new.isHidden else { return [visibility(isHidden: new.isHidden)] }
    guard !old.isHidden, old != new else { return [] }
    let attributes = attributes(old, new)
    let all = geometry(old, new) + text(old, new) + className(old, new) + attributes + others(old, new)
    return ChangeWeight.allCases.flatMap { weight in all.filter { $0.weight == weight } }
  }

  private static func visibility(isHidden: Bool) -> LayoutDifference {
    LayoutDifference(
      subject: .visibility, kind: .data, weight: .setting, word: "isHidden",
      reference: isHidden ? "shown" : "hidden", actual: isHidden ? "hidden" : "shown")
  }

  private static func text(_ old: LayoutView, _ new: LayoutView) -> [LayoutDifference] {
    func difference(_ subject: Subject, _ reference: String, _ actual: String) -> [LayoutDifference] {
      [
        LayoutDifference(
          subject: subject, kind: .data, weight: .setting, word: "text", reference: reference, actual: actual)
      ]
    }
    switch (old.text, new.text) {
    case (nil, nil): return []
    case (let left?, nil): return difference(.text, TextSnippets.beginning(of: left), "none")
    case (nil, let right?): return difference(.text, "none", TextSnippets.beginning(of: right))
    case (let left?, let right?):
      // The code units are compared, because two spellings of a letter are drawn with different glyphs.
      if !left.utf8.elementsEqual(right.utf8) {
        let snippets = TextSnippets(left, right)
        return difference(.text, snippets.reference, snippets.actual)
      }
      guard old.attributes[.hash] != new.attributes[.hash] else { return [] }
      return difference(.textEnd, old.attributes[.length] ?? "none", new.attributes[.length] ?? "none")
    }
  }

  private static func className(_ old: LayoutView, _ new: LayoutView) -> [LayoutDifference] {
    guard old.className != new.className else { return [] }
    return [
      LayoutDifference(
        subject: .className, kind: .style, weight: .setting, word: "class", reference: old.className,
        actual: new.className)
    ]
  }

  private static func attributes(_ old: LayoutView, _ new: LayoutView) -> [LayoutDifference] {
    let hasTextInOneOnly = (old.text == nil) != (new.text == nil)
    return LayoutAttributes.differing(old.attributes, new.attributes).compactMap { attribute in
      guard let kind = attribute.kind, !(hasTextInOneOnly && attribute.isOfText) else { return nil }
      guard isKnown(attribute, in: old, new) else { return nil }
      // Views of two classes have different kinds of state.
      if attribute.weight == .state, old.attributes[attribute] == nil || new.attributes[attribute] == nil {
        return nil
      }
      return LayoutDifference(
        subject: .attribute(attribute), kind: kind, weight: attribute.weight, word: attribute.word,
        reference: attribute.text(in: old.attributes), actual: attribute.text(in: new.attributes))
    }
  }

  /// Returns whether both layouts would mention an attribute that only one of them does.
  private static func isKnown(
    _ attribute: LayoutAttribute, in old: LayoutView, _ new: LayoutView
  ) -> Bool {
    guard old.attributes[attribute] == nil || new.attributes[attribute] == nil else { return true }
    if let carrier = attribute.carrier {
      guard (old.attributes[carrier] == nil) == (new.attributes[carrier] == nil) else { return false }
    }
    // A content mode is not mentioned if the image is as large as its view.
    return attribute != .mode
      || old.frame.size == new.frame.size && old.attributes[.image] == new.attributes[.image]
  }

  private static func others(_ old: LayoutView, _ new: LayoutView) -> [LayoutDifference] {
    let (left, right) = (old.attributes.others, new.attributes.others)
    return Set(left.keys).union(right.keys).sorted().filter { left[$0] != right[$0] }.map { name in
      LayoutDifference(
        subject: .other(name), kind: .style, weight: .setting, word: name, reference: left[name] ?? "none",
        actual: right[name] ?? "none")
    }
  }

  private static func geometry(_ old: LayoutView, _ new: LayoutView) -> [LayoutDifference] {
    func difference(_ subject: Subject, _ word: String, _ reference: String, _ actual: String)
      -> [LayoutDifference]
    {
      guard reference != actual else { return [] }
      return [
        LayoutDifference(
          subject: subject, kind: .geometry, weight: .consequence, word: word, reference: reference,
          actual: actual)
      ]
    }
    let frames = difference(.frame, "frame", PlainNumber.text(old.frame), PlainNumber.text(new.frame))
    guard let lines = old.lineCount, let otherLines = new.lineCount else { return frames }
    return frames + difference(.lineCount, "lines", "\(lines)", "\(otherLines)")
  }
}
