extension Path {
  /// The sides of a path that is one rectangle along the axes, as `Path.rect` makes it. Nil for any other path.
  var rectangle: Extents? {
    guard elements.count == 5, case .move(let first) = elements[0], case .line(let second) = elements[1],
      case .line(let third) = elements[2], case .line(let fourth) = elements[3], case .close = elements[4],
      first.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == first.x
    else { return nil }
    return Extents(
      minX: min(first.x, second.x), minY: min(first.y, third.y), maxX: max(first.x, second.x),
      maxY: max(first.y, third.y))
  }
}
