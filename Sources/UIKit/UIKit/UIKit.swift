@_exported public import Dispatch
@_exported public import Foundation

/// The types of colour and image literals that say no other.
public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
