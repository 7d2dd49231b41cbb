public import Foundation

public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

/// Seconds since the first instant of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The largest number, for what goes on for ever.
public let HUGE = Float.greatestFiniteMagnitude

/// Runs `body`: on Linux nothing waits for a pool to be let go of.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
