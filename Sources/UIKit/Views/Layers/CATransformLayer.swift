/// A layer that draws its sublayers alone. Unlike Core Animation, they are drawn flat.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
