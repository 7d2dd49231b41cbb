import CellDrawing
import CellServer
import CellSnapshots
import Foundation

/// The addresses of the preview and their responses.
final class PreviewSite: Sendable {
  private let session: PreviewSession
  private let token: AccessToken

  init(_ session: PreviewSession, token: AccessToken) {
    self.session = session
    self.token = token
  }

  /// Responds to a request that the rule of access accepted.
  func response(to request: HTTPRequest) -> HTTPResponse {
    do throws(PreviewError) {
      return request.method == "POST" ? try response(change: request) : try response(request)
    } catch {
      return .failure(error.status, error.description)
    }
  }

  private func response(_ request: HTTPRequest) throws(PreviewError) -> HTTPResponse {
    switch request.path {
    case "/": return PreviewPage.response(token: token, title: session.settings.name)
    case "/catalogue": return .json(try session.catalogue())
    case "/status": return .json(session.status)
    case "/changes": return .json(session.changes)
    case "/events": return HTTPResponse(type: "text/event-stream", body: .events(session.events()))
    case "/review": return .redirect(to: "/review/")
    case "/review/": return try session.requireReview().page(token: token)
    case "/review/state": return .json(try session.requireReview().desk.review)
    default:
      guard let kind = WorkerRequest.Kind.allCases.first(where: { "/\($0)" == request.path }) else {
        return try image(at: request.path)
      }
      return try drawing(try WorkerRequest(kind, request.query), for: request)
    }
  }

  private func response(change request: HTTPRequest) throws(PreviewError) -> HTTPResponse {
    let decision = try decision(in: request)
    let (names, run) = (decision.names ?? [], decision.run ?? 0)
    switch request.path {
    case "/changes/accept": return .json(try session.acceptChanges(decision.pictures ?? [:]))
    case "/review/accept":
      return .json(try review { desk throws(FileError) in try desk.accept(names, of: run) })
    case "/review/leave":
      return .json(try review { desk throws(FileError) in try desk.leave(names, of: run) })
    case "/review/undo": return .json(try review { desk throws(FileError) in try desk.undo(of: run) })
    default: throw .notFound
    }
  }

  private func drawing(_ work: WorkerRequest, for request: HTTPRequest) throws(PreviewError) -> HTTPResponse {
    var response = try session.reply(to: work).response
    // The browser keeps a picture and asks whether it is still the same.
    response.headers.append(HTTPRequest.Parameter("Cache-Control", "private, no-cache"))
    guard let tag = response.header("ETag"), tag == request.header("if-none-match") else { return response }
    response.status = 304
    response.body = .bytes([])
    return response
  }

  /// Returns a picture of the run under review or of the compared builds.
  private func image(at path: String) throws(PreviewError) -> HTTPResponse {
    var folders = [("/review/", session.review?.desk.folder)]
    if path.hasPrefix(BuildComparison.address),
      let number = Int(path.dropFirst(BuildComparison.address.count).prefix { $0 != "/" })
    {
      folders.append(("\(BuildComparison.address)\(number)/", session.comparedRun(number)))
    }
    for case (let prefix, let folder?) in folders where path.hasPrefix(prefix) {
      let picture = RunPicture(path: String(path.dropFirst(prefix.count)), width: 0, height: 0, scale: 1)
      // The folder only gives files whose names are the hashes of their contents.
      guard let bytes = try? folder.bytes(of: picture) else { break }
      return HTTPResponse(
        type: "image/png",
        headers: [HTTPRequest.Parameter("Cache-Control", "private, max-age=31536000, immutable")], bytes)
    }
    throw .notFound
  }

  private func review(
    _ change: (ReviewDesk) throws(FileError) -> ReviewState
  ) throws(PreviewError) -> ReviewState {
    let desk = try session.requireReview().desk
    do throws(FileError) {
      let state = try change(desk)
      session.hub.send("review", data: ResponseJSON.text(of: state))
      return state
    } catch {
      throw .failed("\(error)")
    }
  }

  private func decision(in request: HTTPRequest) throws(PreviewError) -> ReviewDecision {
    guard let decision = try? JSONDecoder().decode(ReviewDecision.self, from: Data(request.body)) else {
      throw .invalid("send {\"names\":[\"Feed/Feed.320@2x\"]}")
    }
    return decision
  }
}

extension HTTPResponse {
  fileprivate static func json(_ value: some Encodable) -> HTTPResponse {
    HTTPResponse(type: "application/json", ResponseJSON.bytes(of: value))
  }

  fileprivate static func redirect(to path: String) -> HTTPResponse {
    HTTPResponse(status: 303, type: "text/plain", headers: [HTTPRequest.Parameter("Location", path)], [])
  }
}
