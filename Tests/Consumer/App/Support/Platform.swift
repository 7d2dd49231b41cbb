import UIKit.UIGestureRecognizerSubclass

enum Platform {
  #if os(iOS) && !targetEnvironment(macCatalyst)
    static let name = "iOS"
  #elseif os(macOS)
    static let name = "macOS"
  #else
    static let name = "another"
  #endif

  #if targetEnvironment(simulator)
    static let isSimulator = true
  #else
    static let isSimulator = false
  #endif
}

@objcMembers
class Clock: NSObject {
  private(set) var ticks = 0
  private(set) var messages: [String] = []
  private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(
      timeInterval: 60, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: true)
    timer?.fire()
  }

  func stop() { timer?.invalidate() }

  func tick(_ timer: Timer) { ticks += 1 }

  func note(_ text: String, twice isTwice: NSNumber) {
    messages += Array(repeating: text, count: isTwice.boolValue ? 2 : 1)
  }

  func performs() {
    perform(#selector(note(_:twice:)), with: "tick", with: NSNumber(value: true))
    if responds(to: #selector(getter: ticks)) { messages.append("ticks") }
  }
}
