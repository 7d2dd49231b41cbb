internal import CellSnapServer
import Foundation

/// A request while its body arrives. The library keeps it with the connection.
final class PendingRequest {
  private var request: HTTPRequest
  private var isTooLarge = false

  private init(_ request: HTTPRequest) {
    self.request = request
  }

  /// Responds to a part of a request: its head, then the parts of its body, and then its end.
  static let respond: MHD_AccessHandlerCallback = {
    context, connection, path, method, _, bytes, count, state in
    guard let context, let connection, let path, let method, let count, let state else { return .NO }
    let server = Unmanaged<ServerContext>.fromOpaque(context).takeUnretainedValue()
    guard let pending = state.pointee else {
      let request = HTTPRequest(connection, method: String(cString: method), path: String(cString: path))
      if let refusal = server.rule.response(to: request) { return refusal.send(to: connection) }
      state.pointee = Unmanaged.passRetained(PendingRequest(request)).toOpaque()
      return .YES
    }
    let current = Unmanaged<PendingRequest>.fromOpaque(pending).takeUnretainedValue()
    guard count.pointee == 0 else {
      current.add(UnsafeRawBufferPointer(start: bytes, count: count.pointee))
      count.pointee = 0
      return .YES
    }
    guard !current.isTooLarge else {
      return HTTPResponse.failure(413, "send at most \(AccessRule.maximumBody) bytes").send(to: connection)
    }
    return server.response(to: current.request).send(to: connection)
  }

  static let complete: MHD_RequestCompletedCallback = { _, _, state, _ in
    guard let state, let pending = state.pointee else { return }
    Unmanaged<PendingRequest>.fromOpaque(pending).release()
    state.pointee = nil
  }

  private func add(_ bytes: UnsafeRawBufferPointer) {
    guard request.body.count + bytes.count <= AccessRule.maximumBody else { return isTooLarge = true }
    request.body += bytes
  }
}

extension HTTPRequest {
  /// Reads the head of a request.
  fileprivate init(_ connection: OpaquePointer, method: String, path: String) {
    self.init(method: method, path: path)
    for (name, value) in Self.values(of: connection, .HEADER_KIND) {
      headers[name.lowercased(), default: []].append(value)
    }
    query = Self.values(of: connection, .GET_ARGUMENT_KIND).map { Parameter($0, $1) }
  }

  private static func values(of connection: OpaquePointer, _ kind: MHD_ValueKind) -> [(String, String)] {
    var values: [(String, String)] = []
    withUnsafeMutablePointer(to: &values) { values in
      _ = MHD_get_connection_values_n(
        connection, kind,
        { values, _, name, nameCount, value, valueCount in
          guard let values, let name else { return .NO }
          let text = value.map {
            String(decoding: UnsafeRawBufferPointer(start: $0, count: valueCount), as: UTF8.self)
          }
          values.assumingMemoryBound(to: [(String, String)].self).pointee.append(
            (
              String(decoding: UnsafeRawBufferPointer(start: name, count: nameCount), as: UTF8.self),
              text ?? ""
            ))
          return .YES
        }, values)
    }
    return values
  }
}

extension HTTPResponse {
  /// Queues the response for a connection.
  fileprivate func send(to connection: OpaquePointer) -> MHD_Result {
    guard let response = makeResponse(for: connection) else { return .NO }
    defer { MHD_destroy_response(response) }
    for header in headers + SecurityHeaders.missing(in: self) {
      guard MHD_add_response_header(response, header.name, header.value) == .YES else { return .NO }
    }
    if case .events = body { _ = cellsnap_server_keep_open(connection) }
    return MHD_queue_response(connection, UInt32(status), response)
  }

  private func makeResponse(for connection: OpaquePointer) -> OpaquePointer? {
    switch body {
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { bytes in
        MHD_create_response_from_buffer(
          bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .events(let stream):
      let reader = EventReader(stream, of: connection)
      return MHD_create_response_from_callback(
        .max, 4_096, EventReader.read, Unmanaged.passRetained(reader).toOpaque(), EventReader.free)
    }
  }
}

/// A reader of a stream for one connection, which waits on the connection's own thread.
private final class EventReader {
  private let stream: EventStream
  private let connection: OpaquePointer
  private var rest: [UInt8] = []

  init(_ stream: EventStream, of connection: OpaquePointer) {
    self.stream = stream
    self.connection = connection
  }

  static let read: MHD_ContentReaderCallback = { state, _, buffer, maximum in
    // The library's name for -1, the end of a stream, is a macro that Swift does not import.
    guard let state, let buffer else { return -1 }
    let reader = Unmanaged<EventReader>.fromOpaque(state).takeUnretainedValue()
    if reader.rest.isEmpty {
      let connection = reader.connection
      guard let text = reader.stream.next(while: { cellsnap_server_is_open(connection) != 0 }) else {
        return -1
      }
      reader.rest = Array(text.utf8)
    }
    let count = min(maximum, reader.rest.count)
    reader.rest.withUnsafeBytes { bytes in
      UnsafeMutableRawPointer(buffer).copyMemory(
        from: bytes.baseAddress ?? UnsafeRawPointer(buffer), byteCount: count)
    }
    reader.rest.removeFirst(count)
    return count
  }

  static let free: MHD_ContentReaderFreeCallback = { state in
    guard let state else { return }
    let reader = Unmanaged<EventReader>.fromOpaque(state)
    reader.takeUnretainedValue().stream.close()
    reader.release()
  }
}
