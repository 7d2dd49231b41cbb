import Combine
import Testing

private class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = "a"
}

private final class NamedCounter: Counter {
  @Published var isShown = false
}

struct PublishedTests {
  @Test func `a published property sends its value and each new one`() {
    let counter = Counter()
    var seen: [Int] = []
    let cancellable = counter.$count.sink { seen.append($0) }
    counter.count = 1
    #expect(seen == [0, 1])
    cancellable.cancel()
  }

  @Test func `a published property sends before it is set`() {
    let counter = Counter()
    var seen: [Int] = []
    let cancellable = counter.$count.dropFirst().sink { [unowned counter] _ in seen.append(counter.count) }
    counter.count = 1
    #expect(seen == [0])
    cancellable.cancel()
  }

  @Test func `an object says that it will change`() {
    let counter = NamedCounter()
    var count = 0
    let cancellable = counter.objectWillChange.sink { count += 1 }
    counter.count = 1
    counter.name = "b"
    counter.isShown = true
    #expect(count == 3)
    #expect(counter.objectWillChange === counter.objectWillChange)
    cancellable.cancel()
  }

  @Test func `an object's own publisher is used`() {
    final class Own: ObservableObject {
      let objectWillChange = ObservableObjectPublisher()
      @Published var count = 0
    }
    let object = Own()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.count = 1
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func `a published property takes the values of a publisher`() {
    let counter = Counter()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &counter.$count)
    subject.send(5)
    #expect(counter.count == 5)
  }
}
