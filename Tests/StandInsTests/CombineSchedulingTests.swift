import Combine
import FoundationNetworking
import Testing
import UIKit

@MainActor struct CombineSchedulingTests {
  @Test func `work of the main queue is done at once`() {
    var seen: [Int] = []
    let cancellable = [1, 2].publisher
      .receive(on: DispatchQueue.main).receive(on: RunLoop.main).receive(on: OperationQueue.main)
      .sink { seen.append($0) }
    #expect(seen == [1, 2])
    cancellable.cancel()
  }

  @Test func `work of another queue is done before the picture`() {
    var seen: [Int] = []
    let cancellable = Just(1).subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main)
      .sink { seen.append($0) }
    #expect(seen == [1])
    cancellable.cancel()
  }

  @Test func `delays take no time`() {
    var seen: [Int] = []
    let cancellable = Just(1)
      .delay(for: .seconds(2), scheduler: DispatchQueue.main)
      .debounce(for: 0.3, scheduler: RunLoop.main)
      .throttle(for: .milliseconds(300), scheduler: DispatchQueue.main, latest: true)
      .sink { seen.append($0) }
    #expect(seen == [1])
    cancellable.cancel()
  }

  @Test func `a timer sends nothing`() {
    var count = 0
    let cancellable = Timer.publish(every: 0, on: .main, in: .common).autoconnect().sink { _ in count += 1 }
    #expect(count == 0)
    cancellable.cancel()
  }

  @Test func `notifications are values until the subscription is cancelled`() {
    let (center, name) = (NotificationCenter(), Notification.Name("changed"))
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func `a request fails and a warning names its address`() throws {
    let url = try #require(URL(string: "https://example.org/a.json"))
    var error: URLError?
    let warnings = Diagnostics.found(during: {
      URLSession.shared.dataTaskPublisher(for: url).sink {
        if case .failure(let failure) = $0 { error = failure }
      } receiveValue: { _ in
      }.cancel()
    })
    #expect(error?.code == .notConnectedToInternet)
    #expect(warnings.first?.message.contains("https://example.org/a.json") == true)
  }

  @Test func `data is decoded`() throws {
    var seen: [Int] = []
    let cancellable = Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
      .replaceError(with: []).sink { seen = $0 }
    #expect(seen == [1, 2])
    cancellable.cancel()
  }
}
