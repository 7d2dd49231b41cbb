public import Foundation

extension NSValue {
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.rows.flatMap { $0 })
  }

  public var caTransform3DValue: CATransform3D {
    let numbers = numbers(16)
    return CATransform3D(rows: stride(from: 0, to: 16, by: 4).map { Array(numbers[$0..<($0 + 4)]) })
  }
}
