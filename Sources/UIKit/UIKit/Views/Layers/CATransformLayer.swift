/// A layer that draws only its sublayers. Unlike Core Animation, they are drawn flat.
@preconcurrency @MainActor open class CATransformLayer: CALayer {}
