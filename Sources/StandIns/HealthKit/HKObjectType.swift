public import Foundation

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  private static func named(_ name: String) -> Self { Self(rawValue: "HKQuantityTypeIdentifier\(name)") }
  public static let activeEnergyBurned = named("ActiveEnergyBurned")
  public static let basalEnergyBurned = named("BasalEnergyBurned")
  public static let bloodGlucose = named("BloodGlucose")
  public static let bodyMass = named("BodyMass")
  public static let dietaryCaffeine = named("DietaryCaffeine")
  public static let dietaryCarbohydrates = named("DietaryCarbohydrates")
  public static let dietaryEnergyConsumed = named("DietaryEnergyConsumed")
  public static let dietaryWater = named("DietaryWater")
  public static let distanceWalkingRunning = named("DistanceWalkingRunning")
  public static let heartRate = named("HeartRate")
  public static let height = named("Height")
  public static let insulinDelivery = named("InsulinDelivery")
  public static let oxygenSaturation = named("OxygenSaturation")
  public static let stepCount = named("StepCount")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let sleepAnalysis = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  public static let mindfulSession = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMindfulSession")
}

open class HKObjectType: NSObject {
  public let identifier: String

  init(_ identifier: String) {
    self.identifier = identifier
  }

  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
    HKQuantityType(identifier)
  }
  open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
    HKCategoryType(identifier)
  }
  open class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }

  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open override var hash: Int { identifier.hashValue }
}

open class HKSampleType: HKObjectType {}
public final class HKWorkoutType: HKSampleType {}

public final class HKQuantityType: HKSampleType {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

public final class HKCategoryType: HKSampleType {
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
