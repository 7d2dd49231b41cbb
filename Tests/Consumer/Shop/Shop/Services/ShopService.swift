import Foundation
import ShopNetwork

/// A service whose module no machine has but the app's.
final class ShopService {
  static let shared = ShopService(client: ShopNetworkClient())

  private let client: ShopNetworkClient

  init(client: ShopNetworkClient) {
    self.client = client
  }

  var storeName: String { client.configuration.storeName }

  func track(_ name: String) {
    client.send(ShopNetworkEvent(name: name))
  }
}
