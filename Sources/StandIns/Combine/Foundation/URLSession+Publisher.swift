public import Foundation
public import FoundationNetworking
internal import UIKit

extension URLSession {
  /// A publisher of a server's response. Unlike in Combine, it always fails, because a picture does not depend on
  /// the network. A warning names the address.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      let address = request.url?.absoluteString ?? "an empty address"
      Diagnostics.report(
        "URLSession.dataTaskPublisher fails for \(address): CellSnap loads nothing from the network; give the "
          + "view its data in the catalogue")
      Fail(error: URLError(.notConnectedToInternet)).receive(subscriber: subscriber)
    }
  }

  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
