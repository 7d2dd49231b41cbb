/// A node that takes what it is offered, such as a colour or a shape. Where nothing is proposed, it takes 10 points.
package final class ShapeNode: LayoutNode {
  package init(identifier: Int = 0) { super.init(identifier: identifier) }
}
