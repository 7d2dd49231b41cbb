/// How a group's colours are mixed with the colours below it. The names come from Core Graphics.
package enum BlendMode: UInt8, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference
  case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver
  case destinationIn, destinationOut, destinationAtop, xor, plusLighter
}
