@_exported public import Foundation
@_exported public import UIKit
@_exported public import XCTest
