import CellCatalog
import CellDrawing
import Testing
import UIKit

@testable import CellShapes

/// Interruptions that leave something half-done, which the program needs again.
@MainActor struct InterruptedValueTests {
  private static var count = 0
  private static let settings: String = {
    count += 1
    if count < 3 { stopAtStub("Settings.init()", "Settings.swift:4") }
    return "the third time"
  }()

  @Test func `a static variable is made again when it is read again`() {
    var read: [String] = []
    let messages = Diagnostics.found {
      for _ in 0..<4 {
        InterruptibleWork.run(for: "Note") {
          let value = Self.settings
          read.append(value)
        }
      }
    }
    #expect(read == ["the third time", "the third time"])
    #expect(Self.count == 3)
    #expect(
      Set(messages.map(\.text)) == [
        "Settings.swift:4: Settings.init() is a stub, so it can make no object; Note is drawn as far as it got"
      ])
  }

  @Test func `a crash interrupts work, and a line says so`() {
    let numbers = (0..<Self.count).map(\.self)
    var hasEnded = true
    let messages = Diagnostics.found {
      hasEnded = InterruptibleWork.run(for: "Note/short") { _ = numbers[numbers.count] }
    }
    #expect(!hasEnded)
    #expect(messages.map(\.text) == ["the app's code crashed; Note/short is drawn as far as it got"])
  }

  @Test func `work that holds a lock is not interrupted, as the lock would stay locked`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let lock = Mutex(0)
        InterruptibleWork.run(for: "Note") {
          lock.withLock { count in
            count = 1
            stopAtStub("Note.init()", "Note.swift:2")
          }
        }
      }
    }
  }

  @Test func `an interruption leaves the context, its state and the traits as they were`() throws {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    var styles: [UIUserInterfaceStyle] = []
    _ = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { renderer in
      let context = renderer.cgContext
      InterruptibleWork.run(for: "Note") {
        traits.performAsCurrent {
          context.saveGState()
          context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
          UIGraphicsPushContext(context)
          stopAtStub("Note.init()", "Note.swift:2")
        }
      }
      #expect(context.boundingBoxOfClipPath.width == 4)
      styles.append(UITraitCollection.current.userInterfaceStyle)
    }
    #expect(styles == [.light])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  private static func stop() { stopAtStub("Note.init()", "Note.swift:2") }

  @Test func `an interruption leaves the drawings that the work has begun`() {
    DrawingWatch.beginAlone()
    var places: [DrawingWatch.Place] = []
    DrawingWatch.during("Note", "Note at width 320") {
      places.append(DrawingWatch.place)
      InterruptibleWork.run(for: "Note") {
        DrawingWatch.during("Note.title", "the title") { Self.stop() }
      }
      places.append(DrawingWatch.place)
    }
    #expect(places.first == places.last)
  }

  /// The scale of the device that a thread without a device follows.
  private static func followedScale() -> CGFloat {
    let scale = Mutex<CGFloat>(0)
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      scale.withLock { $0 = CurrentDevice.now.device.displayScale }
      hasEnded.signal()
    }
    hasEnded.wait()
    return scale.withLock { $0 }
  }

  @Test func `an interruption leaves the device that the work has set for threads`() {
    let scale = Self.followedScale()
    InterruptibleWork.run(for: "Note") {
      Device.changing({ $0.displayScale = scale + 1 }) { Self.stop() }
    }
    #expect(Self.followedScale() == scale)
  }

  private final class NoteView: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
      stopAtStub("Store.init()", "NoteView.swift:8")
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `a view whose initialiser is interrupted has what it got until then`() throws {
    let making = SampleMaking<NoteView>(of: "Note") {
      NoteView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    }
    #expect(!making.hasEnded)
    let view = try #require(making.view)
    #expect(view.label.superview === view)
    #expect(view.bounds.width == 9)
    #expect(UIView.hasMade == nil)
  }

  @Test func `a view of another class that is made first is not taken for it`() {
    let making = SampleMaking<NoteView>(of: "Note") {
      _ = UILabel()
      stopAtStub("Store.init()", "NoteView.swift:8")
    }
    #expect(making.view == nil)
  }
}
