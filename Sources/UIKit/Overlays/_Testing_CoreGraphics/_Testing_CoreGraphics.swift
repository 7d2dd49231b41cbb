@_exported public import CoreGraphics
@_exported public import Testing
@_exported public import _Testing_UIKit
