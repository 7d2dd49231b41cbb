import Testing
import UIKit

@testable import CellCatalog

struct TabletSafeAreaTests {
  @Test func `since iOS 26, the safe area of a tablet is larger`() {
    var configuration = SnapshotConfiguration(.iPad)
    configuration.systemVersion = .iOS26
    #expect(configuration.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    configuration.systemVersion = .iOS18
    #expect(configuration.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    var phone = SnapshotConfiguration(.iPhone16)
    phone.systemVersion = .iOS26
    #expect(phone.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(SnapshotConfiguration(width: 375).safeAreaInsets == .zero)
  }

  @Test func `the inner display of iPhone Duo has the safe area of no tablet`() {
    var configuration = SnapshotConfiguration(.iPhoneDuoInner)
    configuration.systemVersion = .iOS27
    #expect(configuration.safeAreaInsets == .zero)
  }
}
