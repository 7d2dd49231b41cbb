@_exported public import Foundation

public enum NWInterface {
  public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// The way to the network. There is none.
public struct NWPath: Equatable, Sendable {
  public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }

  public var status: Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// The observer of the way to the network. It never calls its handler, because nothing changes.
public final class NWPathMonitor {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}

  public func start(queue: DispatchQueue) {}
  public func cancel() {}
}
