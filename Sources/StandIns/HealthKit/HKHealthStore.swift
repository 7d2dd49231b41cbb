internal import Synchronization
public import Foundation

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public let HKQueryNoLimit = 0
public let HKObjectQueryNoLimit = 0

public struct HKError: Error {
  public enum Code: Int, Sendable {
    case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// The app or device that a sample comes from.
open class HKSource: NSObject {
  public let name: String
  public let bundleIdentifier: String

  init(name: String, bundleIdentifier: String) {
    self.name = name
    self.bundleIdentifier = bundleIdentifier
  }

  open class func `default`() -> HKSource { HKSource(name: "", bundleIdentifier: "") }
}

open class HKDevice: NSObject {
  public let name: String?
  public let manufacturer: String?
  public let model: String?
  public let hardwareVersion: String?
  public let firmwareVersion: String?
  public let softwareVersion: String?
  public let localIdentifier: String?
  public let udiDeviceIdentifier: String?

  public init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
    softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?
  ) {
    self.name = name
    self.manufacturer = manufacturer
    self.model = model
    self.hardwareVersion = hardwareVersion
    self.firmwareVersion = firmwareVersion
    self.softwareVersion = softwareVersion
    self.localIdentifier = localIdentifier
    self.udiDeviceIdentifier = udiDeviceIdentifier
  }
}

/// An entry of the health records.
open class HKObject: NSObject {
  /// An identifier that counts the objects. Unlike HealthKit's it is the same in every run.
  public let uuid = HKObjectNumber.next()
  public let metadata: [String: Any]?
  public let device: HKDevice?

  init(metadata: [String: Any]?, device: HKDevice?) {
    self.metadata = metadata
    self.device = device
  }
}

open class HKSample: HKObject {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice?, _ metadata: [String: Any]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata, device: device)
  }
}

open class HKQuantitySample: HKSample {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity

  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: HKDevice? = nil,
    metadata: [String: Any]? = nil
  ) {
    quantityType = type
    self.quantity = quantity
    super.init(type, start, end, device, metadata)
  }
}

/// A question to the health records. Its handler is never called.
open class HKQuery: NSObject {
  open class func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
}

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

public final class HKSampleQuery: HKQuery {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {}
}

/// The health records of the device. There are none, and the app has no permission to read them.
open class HKHealthStore: NSObject {
  open class func isHealthDataAvailable() -> Bool { false }

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?, completion: (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func execute(_ query: HKQuery) {}
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKObject, withCompletion completion: (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
  open func delete(_ object: HKObject, withCompletion completion: (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorHealthDataUnavailable))
  }
}

/// The identifiers of health records, from 1.
private enum HKObjectNumber {
  private static let last = Mutex<UInt32>(0)

  static func next() -> UUID {
    let number = last.withLock { last in
      last += 1
      return last
    }
    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    return UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3]))
  }
}
