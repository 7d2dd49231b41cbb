public import Foundation

public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFTimeInterval = Double
