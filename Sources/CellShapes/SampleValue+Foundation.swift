public import Foundation

extension Date: SampleValue {
  /// The 12th of March 2024 at 10:30 in UTC.
  public static func sampleValue(_ samples: Samples) -> Any { Date(timeIntervalSince1970: 1_710_239_400) }
}

extension URL: SampleValue {
  public static func sampleValue(_ samples: Samples) throws -> Any {
    guard let url = URL(string: "https://example.org/a") else { throw SampleError(type: "URL") }
    return url
  }
}

extension UUID: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
  }
}

extension Data: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { Data() }
}

extension Decimal: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    Decimal(sign: .plus, exponent: -1, significand: 125)
  }
}

extension IndexPath: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { IndexPath(indexes: [0, 0]) }
}

extension IndexSet: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { IndexSet() }
}

extension Locale: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { Locale(identifier: "en_US") }
}

extension TimeZone: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { TimeZone.gmt }
}

extension Calendar: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { Calendar(identifier: .gregorian) }
}

extension CGFloat: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { CGFloat(16) }
}

extension CGPoint: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { CGPoint.zero }
}

extension CGSize: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { CGSize(width: 40, height: 40) }
}

extension CGRect: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { CGRect(x: 0, y: 0, width: 40, height: 40) }
}

extension NSObject: SampleValue {
  /// An object of a class whose samples are known here. A class of an app has its own function.
  public class func sampleValue(_ samples: Samples) throws -> Any {
    guard let object = ObjectSamples.object(of: self, samples) else { throw SampleError(type: "\(self)") }
    return object
  }
}
