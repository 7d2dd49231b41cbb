import Foundation

/// The symbols of bar buttons, drawn as paths with sides of 24 points.
@MainActor enum BarSymbol {
  private static let side: CGFloat = 24

  /// Returns the symbol of a system item, or nil for a word or a space.
  static func image(of item: UIBarButtonItem.SystemItem) -> UIImage? {
    switch item {
    case .done: SystemVersion.current >= .iOS26 ? image(lines: tick) : nil
    case .cancel: SystemVersion.current >= .iOS26 ? image(lines: cross) : nil
    case .edit, .save, .flexibleSpace, .fixedSpace: nil
    case .add: image(lines: [[(12, 3), (12, 21)], [(3, 12), (21, 12)]])
    case .stop, .close: image(lines: cross)
    case .undo: template(draw: drawUndo)
    case .redo: template { mirrored($0, drawUndo) }
    case .compose: template(draw: drawCompose)
    case .reply: template(draw: drawReply)
    case .action: template(draw: drawAction)
    case .organize: template(draw: drawFolder)
    case .bookmarks: template(draw: drawBook)
    case .search: template(draw: drawSearch)
    case .refresh: template(draw: drawRefresh)
    case .camera: template(draw: drawCamera)
    case .trash: template(draw: drawTrash)
    case .play: image(filled: [[(6, 3), (21, 12), (6, 21)]])
    case .pause:
      image(filled: [[(6, 4), (10, 4), (10, 20), (6, 20)], [(14, 4), (18, 4), (18, 20), (14, 20)]])
    case .rewind: image(filled: [[(12, 5), (12, 19), (2, 12)], [(22, 5), (22, 19), (12, 12)]])
    case .fastForward: image(filled: [[(2, 5), (12, 12), (2, 19)], [(12, 5), (22, 12), (12, 19)]])
    }
  }

  /// Returns the title of a system item, in English.
  static func title(of item: UIBarButtonItem.SystemItem) -> String? {
    switch item {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    default: nil
    }
  }

  /// Returns the name of a system item that VoiceOver reads, in English.
  static func name(of item: UIBarButtonItem.SystemItem) -> String? {
    switch item {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .stop: "Stop"
    case .close: "Close"
    case .undo: "Undo"
    case .redo: "Redo"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast forward"
    case .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The size of a back button's arrow.
  static let backIndicatorSize = CGSize(width: 13, height: 21)

  /// Returns the arrow of a back button, which points to the leading edge.
  static func backIndicator(isRightToLeft: Bool) -> UIImage {
    let size = backIndicatorSize
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      prepare(context, width: 2.6)
      context.addLines(
        between: [(11, 2), (2.5, 10.5), (11, 19)].map { x, y in
          CGPoint(x: isRightToLeft ? size.width - x : x, y: y)
        })
      context.strokePath()
    }.withRenderingMode(.alwaysTemplate)
  }

  private typealias Line = [(CGFloat, CGFloat)]
  private static let tick: [Line] = [[(4, 13), (9.5, 19), (20, 5)]]
  private static let cross: [Line] = [[(4.5, 4.5), (19.5, 19.5)], [(19.5, 4.5), (4.5, 19.5)]]

  private static func image(lines: [Line]) -> UIImage {
    template { stroke($0, lines) }
  }

  private static func image(filled shapes: [Line]) -> UIImage {
    template { context in
      for shape in shapes {
        context.addLines(between: shape.map { CGPoint(x: $0, y: $1) })
        context.closePath()
      }
      context.fillPath()
    }
  }

  static func template(draw: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { renderer in
      prepare(renderer.cgContext, width: 1.8)
      draw(renderer.cgContext)
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func prepare(_ context: CGContext, width: CGFloat) {
    context.setLineWidth(width)
    context.setLineCap(.round)
    context.setLineJoin(.round)
  }

  private static func mirrored(_ context: CGContext, _ draw: (CGContext) -> Void) {
    context.translateBy(x: side, y: 0)
    context.scaleBy(x: -1, y: 1)
    draw(context)
  }

  private static func stroke(_ context: CGContext, _ lines: [Line]) {
    for line in lines {
      context.addLines(between: line.map { CGPoint(x: $0, y: $1) })
      context.strokePath()
    }
  }

  private static func drawUndo(_ context: CGContext) {
    stroke(context, [[(8, 4), (4, 8), (8, 12)]])
    context.move(to: CGPoint(x: 4.5, y: 8))
    context.addLine(to: CGPoint(x: 14, y: 8))
    context.addArc(
      center: CGPoint(x: 14, y: 13.5), radius: 5.5, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: false)
    context.addLine(to: CGPoint(x: 8, y: 19))
    context.strokePath()
  }

  private static func drawCompose(_ context: CGContext) {
    stroke(context, [[(13, 4.5), (3.5, 4.5), (3.5, 20.5), (19.5, 20.5), (19.5, 11)]])
    stroke(context, [[(10, 14.5), (20.5, 4)]])
    stroke(context, [[(9, 15.5), (9.5, 14.5)]])
  }

  private static func drawReply(_ context: CGContext) {
    stroke(context, [[(10, 4.5), (3, 11), (10, 17.5), (10, 13.5), (15, 14), (20.5, 19.5)]])
    stroke(context, [[(10, 4.5), (10, 8.5), (16, 10), (20.5, 19.5)]])
  }

  private static func drawAction(_ context: CGContext) {
    stroke(context, [[(8.5, 9), (5, 9), (5, 22), (19, 22), (19, 9), (15.5, 9)]])
    stroke(context, [[(12, 15), (12, 1.5)], [(8, 5), (12, 1.2), (16, 5)]])
  }

  private static func drawFolder(_ context: CGContext) {
    stroke(
      context,
      [
        [(2.5, 19.5), (2.5, 5), (9, 5), (11, 7.5), (21.5, 7.5), (21.5, 19.5), (2.5, 19.5)],
        [(2.5, 10.5), (21.5, 10.5)],
      ])
  }

  private static func drawBook(_ context: CGContext) {
    stroke(
      context,
      [
        [(12, 7), (8, 5), (2.5, 5), (2.5, 18.5), (8, 18.5), (12, 20)],
        [(12, 7), (16, 5), (21.5, 5), (21.5, 18.5), (16, 18.5), (12, 20)], [(12, 7), (12, 20)],
      ])
  }

  private static func drawSearch(_ context: CGContext) {
    context.strokeEllipse(in: CGRect(x: 3, y: 3, width: 13.5, height: 13.5))
    stroke(context, [[(14.7, 14.7), (21, 21)]])
  }

  private static func drawRefresh(_ context: CGContext) {
    context.addArc(
      center: CGPoint(x: 12, y: 13), radius: 8.5, startAngle: -.pi / 2, endAngle: .pi * 1.25, clockwise: false
    )
    context.strokePath()
    stroke(context, [[(11, 0.8), (15, 4.5), (11, 8.2)]])
  }

  private static func drawCamera(_ context: CGContext) {
    stroke(
      context,
      [
        [
          (2, 19.5), (2, 7), (6.5, 7), (8.5, 4.5), (15.5, 4.5), (17.5, 7), (22, 7), (22, 19.5), (2, 19.5),
        ]
      ])
    context.strokeEllipse(in: CGRect(x: 7.7, y: 8.7, width: 8.6, height: 8.6))
  }

  private static func drawTrash(_ context: CGContext) {
    stroke(
      context,
      [
        [(3.5, 5.5), (20.5, 5.5)], [(5, 5.5), (6.2, 21.5), (17.8, 21.5), (19, 5.5)],
        [(8.5, 5.5), (8.5, 2.5), (15.5, 2.5), (15.5, 5.5)], [(9.4, 9.5), (9.8, 17.5)],
        [(14.6, 9.5), (14.2, 17.5)], [(12, 9.5), (12, 17.5)],
      ])
  }
}
