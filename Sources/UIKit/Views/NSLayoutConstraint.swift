/// Unlike UIKit, there are no constraints, only the directions that priorities are given for.
public enum NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}
