import Foundation
import UIKit

/// The JSON of an element:
///
/// ```text
/// {"description": "Like. Button.", "name": "Like", "label": "Like", "traits": ["button"],
///  "frame": {"x": 12, "y": 60, "width": 60, "height": 44}, "respondsToUserInteraction": true}
/// ```
///
/// Properties that an element does not have are left out.
extension AccessibilityElement: Encodable {
  private enum Key: String, CodingKey {
    case description, hint, name, label, value, traits, identifier, language, frame, path, activationPoint,
      actions,
      content, rotors, inputLabels, respondsToUserInteraction
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(description, forKey: .description)
    try container.encodeIfPresent(hint, forKey: .hint)
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encode(traits.spokenNames, forKey: .traits)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    try container.encodeIfPresent(language, forKey: .language)
    try container.encode(WrittenRect(frame), forKey: .frame)
    try container.encodeIfPresent(path?.tightBounds.map(WrittenRect.init), forKey: .path)
    try container.encodeIfPresent(activationPoint.map(WrittenPoint.init), forKey: .activationPoint)
    if !actions.isEmpty { try container.encode(actions, forKey: .actions) }
    if !content.isEmpty { try container.encode(content, forKey: .content) }
    if !rotors.isEmpty { try container.encode(rotors, forKey: .rotors) }
    if !inputLabels.isEmpty { try container.encode(inputLabels, forKey: .inputLabels) }
    try container.encode(respondsToUserInteraction, forKey: .respondsToUserInteraction)
  }
}

private struct WrittenPoint: Encodable {
  var x: Double
  var y: Double

  init(_ point: CGPoint) {
    (x, y) = ((point.x * 100).rounded() / 100, (point.y * 100).rounded() / 100)
  }
}

private struct WrittenRect: Encodable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  init(_ rect: CGRect) {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { Double(($0 * 100).rounded() / 100) }
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
  }
}
