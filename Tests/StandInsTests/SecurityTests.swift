import AuthenticationServices
import CoreImage
import Foundation
import Security
import Testing

struct SecurityTests {
  /// A query for a password of an account, which no other test uses.
  private func query(_ account: String, _ more: [String: Any] = [:]) -> CFDictionary {
    let own: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "Feed",
      kSecAttrAccount as String: account,
    ]
    return own.merging(more) { _, new in new } as CFDictionary
  }

  @Test func `a password is found as it was added`() throws {
    let password = Data("secret".utf8)
    #expect(SecItemAdd(query("found", [kSecValueData as String: password]), nil) == errSecSuccess)
    var item: CFTypeRef?
    #expect(SecItemCopyMatching(query("found", [kSecReturnData as String: true]), &item) == errSecSuccess)
    #expect(item as? Data == password)
    #expect(SecItemAdd(query("found"), nil) == errSecDuplicateItem)
  }

  @Test func `a password is changed and deleted`() {
    _ = SecItemAdd(query("changed", [kSecValueData as String: Data([1])]), nil)
    let change = [kSecValueData as String: Data([2])] as CFDictionary
    #expect(SecItemUpdate(query("changed"), change) == errSecSuccess)
    var item: CFTypeRef?
    _ = SecItemCopyMatching(query("changed", [kSecReturnData as String: true]), &item)
    #expect(item as? Data == Data([2]))
    #expect(SecItemDelete(query("changed")) == errSecSuccess)
    #expect(SecItemCopyMatching(query("changed"), nil) == errSecItemNotFound)
    #expect(SecItemDelete(query("changed")) == errSecItemNotFound)
  }

  @Test func `all items of a service have their attributes`() throws {
    for account in ["all 1", "all 2"] {
      _ = SecItemAdd(
        query(account, [kSecAttrService as String: "All", kSecValueData as String: Data()]), nil)
    }
    let all: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "All",
      kSecMatchLimit as String: kSecMatchLimitAll, kSecReturnAttributes as String: true,
    ]
    var items: CFTypeRef?
    #expect(SecItemCopyMatching(all as CFDictionary, &items) == errSecSuccess)
    let found = try #require(items as? [[String: Any]])
    #expect(found.compactMap { $0[kSecAttrAccount as String] as? String } == ["all 1", "all 2"])
  }

  @Test func `a query without a class is wrong`() {
    #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
    #expect(SecCopyErrorMessageString(errSecItemNotFound, nil) != nil)
  }

  @Test func `random bytes differ`() {
    var (first, second) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(SecRandomCopyBytes(kSecRandomDefault, first.count, &first) == errSecSuccess)
    _ = SecRandomCopyBytes(kSecRandomDefault, second.count, &second)
    #expect(first != second)
  }

  @Test func `an error of signing in is recognised by its code`() {
    let error: any Error = ASWebAuthenticationSessionError(.canceledLogin)
    #expect((error as NSError).domain == ASWebAuthenticationSessionErrorDomain)
    func isCanceled(_ error: any Error) -> Bool {
      if case ASWebAuthenticationSessionError.canceledLogin = error { true } else { false }
    }
    #expect(isCanceled(error))
    #expect(!isCanceled(ASWebAuthenticationSessionError(.presentationContextInvalid)))
    #expect((error as NSError).code == 1)
  }

  @Test func `a part of a picture of one colour has its pixels`() throws {
    let picture = CIImage(color: CIColor(red: 1, green: 0, blue: 0)).cropped(
      to: CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(CIContext().createCGImage(picture, from: picture.extent))
    #expect(image.width == 2)
    #expect(image.dataProvider?.data.map { Array(Data(referencing: $0).prefix(4)) } == [0, 0, 255, 255])
  }
}
