public import Foundation

/// Something to buy.
open class SKProduct: NSObject {
  public enum PeriodUnit: UInt, Sendable { case day, week, month, year }

  open var productIdentifier: String { "" }
  open var localizedTitle: String { "" }
  open var localizedDescription: String { "" }
  open var price: NSDecimalNumber { .zero }
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  open var introductoryPrice: SKProductDiscount? { nil }
}

open class SKProductSubscriptionPeriod: NSObject {
  open var numberOfUnits: Int { 0 }
  open var unit: SKProduct.PeriodUnit { .day }
}

open class SKProductDiscount: NSObject {
  public enum PaymentMode: UInt, Sendable { case payAsYouGo, payUpFront, freeTrial }

  open var price: NSDecimalNumber { .zero }
  open var numberOfPeriods: Int { 0 }
  open var paymentMode: PaymentMode { .payAsYouGo }
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}

/// A request to the shop. Its delegate is never called.
open class SKRequest: NSObject {
  open weak var delegate: (any SKRequestDelegate)?
  open func start() {}
  open func cancel() {}
}

public protocol SKRequestDelegate: AnyObject {
  func request(_ request: SKRequest, didFailWithError error: any Error)
  func requestDidFinish(_ request: SKRequest)
}

extension SKRequestDelegate {
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
  public func requestDidFinish(_ request: SKRequest) {}
}

open class SKProductsRequest: SKRequest {
  public let productIdentifiers: Set<String>

  public init(productIdentifiers: Set<String>) { self.productIdentifiers = productIdentifiers }
}

open class SKProductsResponse: NSObject {
  open var products: [SKProduct] { [] }
  open var invalidProductIdentifiers: [String] { [] }
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKReceiptRefreshRequest: SKRequest {}
