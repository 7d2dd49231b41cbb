public import Foundation

public typealias CFString = NSString
public typealias CFArray = NSArray
