package import CellServer
import Foundation

/// The reading of everything that a client may send to the preview, for tests with unexpected inputs.
package enum UntrustedInput {
  /// Reads an address and a body in every way in which the preview reads them, and returns the number of values that it
  /// understood.
  package static func read(_ request: HTTPRequest, rule: AccessRule) -> Int {
    var count = rule.response(to: request) == nil ? 1 : 0
    if let work = try? WorkerRequest(.picture, request.query) {
      count += (try? EntryEdits(work.edits)) == nil ? 1 : 2
      count += (try? work.circumstances.configuration) == nil ? 0 : 1
    }
    let decoder = JSONDecoder()
    if (try? decoder.decode(ReviewDecision.self, from: Data(request.body))) != nil { count += 1 }
    if (try? decoder.decode(WorkerRequest.self, from: Data(request.body))) != nil { count += 1 }
    return count
  }
}
