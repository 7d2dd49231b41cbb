public import Foundation

public typealias CFString = NSString
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
public typealias CFError = NSError
public typealias CFURL = URL
public typealias CFTypeRef = AnyObject
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
/// The result of a function of Apple's C libraries. 0 says that there was no error.
public typealias OSStatus = Int32

public let noErr: OSStatus = 0

public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }

/// Returns the seconds since the first instant of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The largest `Float`.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The largest `Float`, for what repeats forever.
public let HUGE = Float.greatestFiniteMagnitude

/// Runs `body`. On Linux there is no pool of objects that wait to be released.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
