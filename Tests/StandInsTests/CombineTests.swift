import Combine
import Foundation
import Testing

/// A list of what a publisher sends, and of its end.
private final class Received<Value, Failure: Error> {
  var values: [Value] = []
  var completions: [Subscribers.Completion<Failure>] = []

  func listen<P: Publisher>(to publisher: P) -> AnyCancellable where P.Output == Value, P.Failure == Failure {
    publisher.sink { [self] in
      completions.append($0)
    } receiveValue: { [self] in
      values.append($0)
    }
  }
}

private struct Fault: Error, Equatable {}

/// Returns the values that a publisher sends at once.
private func values<P: Publisher>(of publisher: P) -> [P.Output] {
  let received = Received<P.Output, P.Failure>()
  let cancellable = received.listen(to: publisher)
  defer { cancellable.cancel() }
  return received.values
}

struct CombineTests {
  @Test func `a subject sends to its subscribers until they cancel`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let cancellable = subject.sink { seen.append($0) }
    subject.send(1)
    cancellable.cancel()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func `a subscription ends when its object is released`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &cancellables)
    subject.send(1)
    cancellables.removeAll()
    subject.send(2)
    #expect(seen == [1])
  }

  @Test func `an array keeps subscriptions as a set does`() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var cancellables: [AnyCancellable] = []
    subject.sink { seen.append($0) }.store(in: &cancellables)
    subject.send(1)
    #expect(seen == [1])
    #expect(cancellables.count == 1)
  }

  @Test func `a current value comes first`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let cancellable = subject.sink { seen.append($0) }
    subject.value = 2
    subject.send(3)
    #expect(seen == [1, 2, 3])
    #expect(subject.value == 3)
    cancellable.cancel()
  }

  @Test func `nothing comes after a completion`() {
    let subject = PassthroughSubject<Int, Fault>()
    let received = Received<Int, Fault>()
    let cancellable = received.listen(to: subject)
    subject.send(completion: .failure(Fault()))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(received.values == [])
    #expect(received.completions == [.failure(Fault())])
    cancellable.cancel()
  }

  @Test func `a publisher sends as many values as are wanted`() {
    var seen: [Int] = []
    var subscription: (any Subscription)?
    [1, 2, 3].publisher.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscription = $0
          $0.request(.max(1))
        },
        receiveValue: {
          seen.append($0)
          return .none
        }))
    #expect(seen == [1])
    subscription?.request(.max(1))
    #expect(seen == [1, 2])
  }

  @Test func `filter asks for another value in place of each that it leaves out`() {
    var seen: [Int] = []
    [1, 2, 3, 4].publisher.filter { $0.isMultiple(of: 2) }.subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
          seen.append($0)
          return .none
        }))
    #expect(seen == [2])
  }

  @Test func `values are mapped, also by key paths`() {
    #expect(values(of: ["a", "bc"].publisher.map(\.count)) == [1, 2])
    #expect(values(of: ["1", "x"].publisher.compactMap { Int($0) }) == [1])
    #expect(values(of: [1, nil].publisher.replaceNil(with: 0)) == [1, 0])
  }

  @Test func `an error that is thrown ends the values`() {
    let received = Received<Int, any Error>()
    let cancellable = received.listen(
      to: [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Fault() } else { $0 } })
    #expect(received.values == [1])
    #expect(received.completions.count == 1)
    cancellable.cancel()
  }

  @Test func `parts of the values are selected`() {
    let numbers = [1, 1, 2, 3, 3].publisher
    #expect(values(of: numbers.removeDuplicates()) == [1, 2, 3])
    #expect(values(of: numbers.first()) == [1])
    #expect(values(of: numbers.first { $0 > 1 }) == [2])
    #expect(values(of: numbers.last()) == [3])
    #expect(values(of: numbers.dropFirst(3)) == [3, 3])
    #expect(values(of: numbers.prefix(2)) == [1, 1])
    #expect(values(of: numbers.prefix { $0 < 3 }) == [1, 1, 2])
    #expect(values(of: numbers.drop { $0 < 3 }) == [3, 3])
    #expect(values(of: numbers.prefix(0)) == [])
  }

  @Test func `values are gathered`() {
    let numbers = [1, 2, 3].publisher
    #expect(values(of: numbers.scan(0, +)) == [1, 3, 6])
    #expect(values(of: numbers.reduce(0, +)) == [6])
    #expect(values(of: numbers.collect()) == [[1, 2, 3]])
    #expect(values(of: numbers.collect(2)) == [[1, 2], [3]])
    #expect(values(of: numbers.count()) == [3])
    #expect(values(of: numbers.contains(2)) == [true])
    #expect(values(of: numbers.allSatisfy { $0 < 3 }) == [false])
    #expect(values(of: numbers.max()) == [3])
    #expect(values(of: Empty<Int, Never>().replaceEmpty(with: 4)) == [4])
  }

  @Test func `failures are replaced`() {
    let failing = Fail<Int, Fault>(error: Fault())
    #expect(values(of: failing.replaceError(with: 1)) == [1])
    #expect(values(of: failing.catch { _ in Just(2) }) == [2])
    #expect(
      values(of: Just(1).setFailureType(to: Fault.self).append(failing).catch { _ in Just(2) }) == [1, 2])
    let received = Received<Int, URLError>()
    received.listen(to: failing.mapError { _ in URLError(.badURL) }).cancel()
    #expect(received.completions == [.failure(URLError(.badURL))])
  }

  @Test func `a publisher is made anew for each attempt`() {
    var attempts = 0
    let failing = Deferred {
      attempts += 1
      return Fail<Int, Fault>(error: Fault())
    }
    #expect(values(of: failing.retry(2).replaceError(with: 0)) == [0])
    #expect(attempts == 3)
  }

  @Test func `values are put before and after others`() {
    #expect(values(of: [2].publisher.prepend(1).append(3, 4)) == [1, 2, 3, 4])
    #expect(values(of: [2].publisher.prepend([0].publisher)) == [0, 2])
  }

  @Test func `merged publishers finish when all of them finished`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let received = Received<Int, Never>()
    let cancellable = received.listen(to: first.merge(with: second))
    first.send(1)
    second.send(2)
    first.send(completion: .finished)
    #expect(received.completions == [])
    second.send(3)
    second.send(completion: .finished)
    #expect(received.values == [1, 2, 3])
    #expect(received.completions == [.finished])
    cancellable.cancel()
    #expect(values(of: Publishers.MergeMany([1].publisher, [2].publisher)) == [1, 2])
    #expect(values(of: [1].publisher.merge(with: [2].publisher, [3].publisher)) == [1, 2, 3])
  }

  @Test func `the newest values are combined`() {
    let (first, second) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>())
    var seen: [String] = []
    let cancellable = first.combineLatest(second).map { "\($0)\($1)" }.sink { seen.append($0) }
    second.send("a")
    first.send(2)
    second.send("b")
    #expect(seen == ["1a", "2a", "2b"])
    cancellable.cancel()
  }

  @Test func `four publishers are combined`() {
    let four = Publishers.CombineLatest4(Just(1), Just("a"), Just(2), Just(true))
    #expect(values(of: four.map { "\($0) \($1) \($2) \($3)" }) == ["1 a 2 true"])
    #expect(values(of: Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }) == [6])
  }

  @Test func `a combination finishes when a source ends without any value`() {
    let received = Received<(Int, Int), Never>()
    received.listen(to: Just(1).combineLatest(Empty<Int, Never>())).cancel()
    #expect(received.values.isEmpty)
    #expect(received.completions == [.finished])
  }

  @Test func `values are zipped in order`() {
    let pairs = [1, 2, 3].publisher.zip(["a", "b"].publisher).map { "\($0)\($1)" }
    let received = Received<String, Never>()
    received.listen(to: pairs).cancel()
    #expect(received.values == ["1a", "2b"])
    #expect(received.completions == [.finished])
  }

  @Test func `values become publishers`() {
    #expect(values(of: [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == [1, 10, 2, 20])
    let one = [1, 2].publisher.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    #expect(values(of: one) == [1, 10, 2, 20])
  }

  @Test func `only the newest publisher is listened to`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var seen: [Int] = []
    let cancellable = outer.switchToLatest().sink { seen.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(seen == [1, 3])
    cancellable.cancel()
  }

  @Test func `a shared publisher is subscribed to once`() {
    var count = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in count += 1 }).share()
    var seen: [Int] = []
    let cancellables = [shared.sink { seen.append($0) }, shared.sink { seen.append($0 * 10) }]
    subject.send(1)
    #expect(seen == [1, 10])
    #expect(count == 1)
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func `a connectable publisher waits for its connection`() {
    let multicast = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
    var seen: [Int] = []
    let cancellable = multicast.sink { seen.append($0) }
    #expect(seen == [])
    let connection = multicast.connect()
    #expect(seen == [1, 2])
    connection.cancel()
    cancellable.cancel()
  }

  @Test func `a future sends its value to early and late subscribers`() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    var seen: [Int] = []
    let cancellable = future.sink { seen.append($0) }
    promise?(.success(1))
    promise?(.success(2))
    #expect(seen == [1])
    #expect(values(of: future) == [1])
    cancellable.cancel()
  }

  @Test func `a property is set to each value`() {
    final class Box { var number = 0 }
    let box = Box()
    let cancellable = [1, 2].publisher.assign(to: \.number, on: box)
    #expect(box.number == 2)
    cancellable.cancel()
  }

  @Test func `results and optionals are publishers`() {
    #expect(values(of: Result<Int, Fault>.success(1).publisher) == [1])
    #expect(values(of: Int?.some(2).publisher) == [2])
    #expect(values(of: Int?.none.publisher) == [])
  }
}
