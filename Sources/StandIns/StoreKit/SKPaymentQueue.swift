@_exported public import UIKit

open class SKPayment: NSObject {
  public let productIdentifier: String

  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}

public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject {
  public let payment: SKPayment
  open var transactionState: SKPaymentTransactionState { .failed }
  open var transactionIdentifier: String? { nil }
  open var error: (any Error)? { nil }
  open var original: SKPaymentTransaction? { nil }

  init(payment: SKPayment) { self.payment = payment }
}

public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

/// The purchases of the app. Nothing can be bought.
@preconcurrency @MainActor open class SKPaymentQueue: NSObject {
  private static let shared = SKPaymentQueue()

  open class func `default`() -> SKPaymentQueue { shared }
  open class func canMakePayments() -> Bool { false }

  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}

public struct SKError: Error {
  public enum Code: Int, Sendable { case unknown, clientInvalid, paymentCancelled, paymentInvalid }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// The question for a review, which is never shown.
@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
  open class func requestReview() {}
  open class func requestReview(in scene: UIWindowScene) {}
}
