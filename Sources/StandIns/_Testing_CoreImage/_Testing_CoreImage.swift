@_exported public import CoreImage
@_exported public import Testing
@_exported public import _Testing_UIKit
