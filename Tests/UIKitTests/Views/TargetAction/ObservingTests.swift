import Testing
import UIKit

@MainActor struct ObservingTests {
  @MainActor private final class Observer: NSObject {
    var values: [Int] = []
    var ticks = 0

    func note(_ notification: Notification) { values.append(notification.object as? Int ?? 0) }
    func tick(_ timer: Timer) { ticks += 1 }
  }

  private let center = NotificationCenter()
  private let observer = Observer()
  private let note = Selector("note:", Observer.note(_:))
  private let name = Notification.Name("note")

  @Test func `an observer receives only notifications of its name`() {
    center.addObserver(observer, selector: note, name: name, object: nil)
    center.post(name: name, object: 1)
    center.post(name: Notification.Name("other"), object: 2)
    #expect(observer.values == [1])
  }

  @Test func `a removed observer receives no notifications`() {
    center.addObserver(observer, selector: note, name: name, object: nil)
    center.post(name: name, object: 1)
    center.removeObserver(observer)
    center.post(name: name, object: 2)
    #expect(observer.values == [1])
  }

  @Test func `an observer that is removed for one name still receives others`() {
    let other = Notification.Name("other")
    center.addObserver(observer, selector: note, name: name, object: nil)
    center.addObserver(observer, selector: note, name: other, object: nil)
    center.removeObserver(observer, name: name, object: nil)
    center.post(name: name, object: 1)
    center.post(name: other, object: 2)
    #expect(observer.values == [2])
  }

  @Test func `an observer is not retained`() {
    var observer: Observer? = Observer()
    weak let reference = observer
    center.addObserver(observer as Any, selector: note, name: name, object: nil)
    center.post(name: name, object: 1)
    #expect(observer?.values == [1])
    observer = nil
    #expect(reference == nil)
  }

  @Test func `a block observer's token can be removed`() {
    let observer = observer
    let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in
      MainActor.assumeIsolated { observer.values.append(1) }
    }
    center.post(name: name, object: 1)
    center.removeObserver(token)
    center.post(name: name, object: 2)
    #expect(observer.values == [1])
  }

  @Test func `a timer calls its target`() {
    let timer = Timer(
      timeInterval: 60, target: observer, selector: Selector("tick:", Observer.tick(_:)), userInfo: nil,
      repeats: true)
    timer.fire()
    timer.fire()
    timer.invalidate()
    #expect(observer.ticks == 2)
  }
}
