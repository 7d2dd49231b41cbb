public import Foundation

/// An activity of a person in the app. It is not reported to the system.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var isEligibleForHandoff = true
  open var suggestedInvocationPhrase: String?
  open var persistentIdentifier: String?

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
  open func addUserInfoEntries(from info: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(info) { _, new in new }
  }
}
