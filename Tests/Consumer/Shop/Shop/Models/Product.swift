import Foundation

struct Product {
  enum Availability {
    case inStock(count: Int)
    case soldOut
  }

  let name: String
  let price: Decimal
  let availability: Availability
  var pictureAddress: URL?
}
