extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy that compares the elements of a path, one line each.
  public static var elementsDescription: Snapshotting { .elementsDescription(numberFormatter: .ofPaths) }

  /// Returns a strategy that compares the elements of a path, one line each.
  ///
  /// - Parameter numberFormatter: The formatter of coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      path.applyWithBlock { pointer in
        let element = pointer.pointee
        let (name, count) = element.type.nameAndPointCount
        let points = (0..<count).map { index in
          let numbers = [element.points[index].x, element.points[index].y]
            .map { numberFormatter.string(from: NSNumber(value: Double($0))) ?? "\($0)" }
          return "(\(numbers.joined(separator: ", ")))"
        }
        // A new subpath begins after an empty line.
        if element.type == .moveToPoint, !text.isEmpty { text += "\n" }
        text += "\(name) \(points.joined(separator: " "))\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy that compares the elements of a path, one line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// Returns a strategy that compares the elements of a path, one line each.
  ///
  /// - Parameter numberFormatter: The formatter of coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter).pullback { $0.cgPath }
  }
}

extension CGPathElementType {
  fileprivate var nameAndPointCount: (String, Int) {
    switch self {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    @unknown default: ("Element", 0)
    }
  }
}

extension NumberFormatter {
  /// A formatter with one to three decimals.
  fileprivate static var ofPaths: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
  }
}
