import Foundation

extension BarSymbol {
  static var more: UIImage {
    template { context in
      for x in [5, 12, 19] as [CGFloat] {
        context.fillEllipse(in: CGRect(x: x - 2, y: 10, width: 4, height: 4))
      }
    }
  }

  static var star: UIImage {
    template { context in
      let points = (0..<10).map { index in
        let radius: CGFloat = index.isMultiple(of: 2) ? 10.5 : 4.4
        let angle = CGFloat(index) * .pi / 5 - .pi / 2
        return CGPoint(x: 12 + radius * cos(angle), y: 12.8 + radius * sin(angle))
      }
      context.addLines(between: points)
      context.closePath()
      context.fillPath()
    }
  }

  static var clock: UIImage {
    template { context in
      context.strokeEllipse(in: CGRect(x: 2.5, y: 2.5, width: 19, height: 19))
      context.addLines(
        between: [CGPoint(x: 12, y: 6.5), CGPoint(x: 12, y: 12.5), CGPoint(x: 16, y: 14.5)])
      context.strokePath()
    }
  }

  static var person: UIImage {
    template { context in
      context.fillEllipse(in: CGRect(x: 7.5, y: 3, width: 9, height: 9.5))
      context.move(to: CGPoint(x: 3, y: 21))
      context.addCurve(
        to: CGPoint(x: 21, y: 21), control1: CGPoint(x: 4.5, y: 12), control2: CGPoint(x: 19.5, y: 12))
      context.closePath()
      context.fillPath()
    }
  }

  static var download: UIImage {
    template { context in
      context.strokeEllipse(in: CGRect(x: 2.5, y: 2.5, width: 19, height: 19))
      context.addLines(between: [CGPoint(x: 12, y: 7), CGPoint(x: 12, y: 16.5)])
      context.strokePath()
      context.addLines(
        between: [CGPoint(x: 8, y: 12.8), CGPoint(x: 12, y: 16.8), CGPoint(x: 16, y: 12.8)])
      context.strokePath()
    }
  }
}
