internal import Foundation

/// The radii of a view's corners.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// Half of the shorter side, up to a maximum.
    case capsule(maximumRadius: Double?)
    /// The radii from the top left corner clockwise.
    case corners([UICornerRadius])
  }

  let shape: Shape
  /// Whether corners that follow a container share the largest of their radii: all four corners, or the corners of one
  /// edge.
  var sharing = Sharing.none

  enum Sharing: Hashable, Sendable {
    case none
    case all
    /// The indexes of the corners that share one radius.
    case groups([[Int]])
  }

  private init(_ shape: Shape, sharing: Sharing = .none) {
    self.shape = shape
    self.sharing = sharing
  }

  private init(
    _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomRight: UICornerRadius?,
    _ bottomLeft: UICornerRadius?, sharing: Sharing = .none
  ) {
    self.init(.corners([topLeft, topRight, bottomRight, bottomLeft].map { $0 ?? 0 }), sharing: sharing)
  }

  /// Returns a capsule, whose radius is half of the shorter side.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(.capsule(maximumRadius: maximumRadius))
  }

  /// Returns the radius for each corner. Corners that follow a container may differ.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius)
  }

  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius)
  }

  /// Returns the radius for all corners alike. Corners that follow a container take the largest of their radii.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(radius, radius, radius, radius, sharing: .all)
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius, rightRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, rightRadius, rightRadius, leftRadius, sharing: .groups([[0, 3], [1, 2]]))
  }

  public static func uniformEdges(
    topRadius: UICornerRadius, bottomRadius: UICornerRadius
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomRadius, bottomRadius, sharing: .groups([[0, 1], [2, 3]]))
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topRadius, topRadius, bottomRightRadius, bottomLeftRadius, sharing: .groups([[0, 1]]))
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, topRightRadius, bottomRadius, bottomRadius, sharing: .groups([[2, 3]]))
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      leftRadius, topRightRadius, bottomRightRadius, leftRadius, sharing: .groups([[0, 3]]))
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      topLeftRadius, rightRadius, rightRadius, bottomLeftRadius, sharing: .groups([[1, 2]]))
  }

  /// Returns the radii in points, from the top left corner clockwise.
  ///
  /// - Parameters:
  ///   - size: The size of the view.
  ///   - container: The radii that have the centres of the container's corners, in the same order.
  func radii(in size: CGSize, concentric container: () -> [CGFloat]) -> [CGFloat] {
    switch shape {
    case .capsule(let maximumRadius):
      let half = max(0, min(size.width, size.height) / 2)
      return Array(repeating: min(half, maximumRadius.map { max(0, CGFloat($0)) } ?? half), count: 4)
    case .corners(let corners):
      let followed = corners.contains { $0.isConcentric } ? container() : [0, 0, 0, 0]
      var radii = zip(corners, followed).map { corner, followed in
        switch corner.kind {
        case .fixed(let radius): max(0, CGFloat(radius))
        case .containerConcentric(let minimum): max(followed, CGFloat(minimum ?? 0), 0)
        }
      }
      for group in groups {
        let largest = group.map { radii[$0] }.max() ?? 0
        for index in group where corners[index].isConcentric { radii[index] = largest }
      }
      return radii
    }
  }

  private var groups: [[Int]] {
    switch sharing {
    case .none: []
    case .all: [[0, 1, 2, 3]]
    case .groups(let groups): groups
    }
  }
}

extension UICornerRadius {
  fileprivate var isConcentric: Bool {
    if case .containerConcentric = kind { true } else { false }
  }
}
