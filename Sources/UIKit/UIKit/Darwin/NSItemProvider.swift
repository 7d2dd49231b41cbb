internal import CellDrawing
public import Foundation

/// Data or an object that one app gives to another, as in drag and drop.
///
/// Unlike Foundation, everything is loaded at once, on the caller's thread.
// This is safe: the registrations are behind a mutex, and the name is only set before the provider is given away.
open class NSItemProvider: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

  private struct Registration: Sendable {
    let typeIdentifier: String
    let load: @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  private let registrations = Mutex<[Registration]>([])
  open var suggestedName: String?

  public override init() {
    super.init()
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of the bytes of a file, or returns nil if there is none.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { completion in
      do { completion(try Data(contentsOf: fileURL), nil) } catch { completion(nil, error) }
      return nil
    }
  }

  /// The types of the data, the best one first.
  open var registeredTypeIdentifiers: [String] { registrations.withLock { $0.map(\.typeIdentifier) } }

  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registrations.withLock { $0.append(Registration(typeIdentifier: typeIdentifier, load: loadHandler)) }
  }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let given = GivenObject(object: object)
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { completion in
        given.object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Whether data of a type is registered. Unlike Foundation, a type does not know what it conforms to.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  open func canLoadObject(ofClass type: any NSItemProviderReading.Type) -> Bool {
    readableIdentifier(of: type) != nil
  }

  public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass type: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: Value._ObjectiveCType.self)
  }

  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let found = registrations.withLock { $0.first { $0.typeIdentifier == typeIdentifier } }
    guard let found else {
      completionHandler(nil, Self.failure)
      return Progress(totalUnitCount: 1)
    }
    return found.load(completionHandler) ?? Progress(totalUnitCount: 1)
  }

  @discardableResult open func loadObject(
    ofClass type: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let identifier = readableIdentifier(of: type) else {
      completionHandler(nil, Self.failure)
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try type.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  @discardableResult public func loadObject<Value: _ObjectiveCBridgeable & SendableMetatype>(
    ofClass type: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObject(ofClass: Value._ObjectiveCType.self) { object, error in
      completionHandler(
        (object as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }, error)
    }
  }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { NSData(data: $0) }, error)
    }
  }

  private func readableIdentifier(of type: any NSItemProviderReading.Type) -> String? {
    let readable = type.readableTypeIdentifiersForItemProvider
    return registeredTypeIdentifiers.first(where: readable.contains)
  }

  /// The domain of a provider's errors.
  public static let errorDomain = "NSItemProviderErrorDomain"
  private static var failure: NSError { NSError(domain: errorDomain, code: -1000) }
}

/// An object that an app gave away.
// This is safe: it is only asked for its data, by whoever loads it.
private struct GivenObject: @unchecked Sendable {
  let object: any NSItemProviderWriting
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all
  case team
  case group
  case ownProcess
}

/// An object that can be given to another app as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be made of data from another app.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
