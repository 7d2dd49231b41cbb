import Foundation

/// A socket that listens at an address of this machine. A process that this one starts does not get it.
package struct ListeningSocket: ~Copyable {
  /// The descriptor, which the server closes later.
  let descriptor: Int32
  /// The port, which the system chooses if 0 was given.
  package let port: UInt16

  /// - Parameters:
  ///   - address: An IPv4 or IPv6 address of this machine: `127.0.0.1`.
  ///   - port: The port, or 0 for a free one.
  package init(address: String, port: UInt16) throws(ServerError) {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE | AI_NUMERICHOST | AI_NUMERICSERV
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, "\(port)", &hints, &found) == 0, let place = found else {
      throw ServerError(
        "\"\(address)\" is not an address of this machine; give an IP address such as 127.0.0.1")
    }
    defer { freeaddrinfo(found) }
    let socket = socket(
      place.pointee.ai_family, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw ServerError("no socket can be opened: \(Self.reason)") }
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(socket, place.pointee.ai_addr, place.pointee.ai_addrlen) == 0, listen(socket, 64) == 0 else {
      let reason = Self.reason
      close(socket)
      throw ServerError("cannot listen at \(address) port \(port): \(reason); give another --port")
    }
    descriptor = socket
    self.port = Self.port(of: socket) ?? port
  }

  private static var reason: String { String(cString: strerror(errno)).lowercased() }

  private static func port(of socket: Int32) -> UInt16? {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { storage in
      storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard getsockname(socket, address, &size) == 0 else { return nil }
        // The port is at the same place in IPv4 and IPv6 addresses.
        return storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          UInt16(bigEndian: $0.pointee.sin_port)
        }
      }
    }
  }
}
