public import Foundation

extension Date: SampleValue {
  /// The 12th of March 2024 at 10:30 in UTC. Each further element of a list is a day earlier.
  public static func sampleValue(_ samples: Samples) -> Any { SampleDate.date(at: samples.index) }
}

extension URL: SampleValue {
  public static func sampleValue(_ samples: Samples) throws -> Any {
    guard let url = URL(string: SampleText.address(at: samples.index)) else { throw SampleError(type: "URL") }
    return url
  }
}

extension UUID: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { SampleText.identifier(at: samples.index) }
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

extension DateComponents: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    DateComponents(year: 2024, month: 3, day: 12, hour: 10, minute: 30)
  }
}

extension DateInterval: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    DateInterval(start: SampleDate.date(at: samples.index), duration: 3600)
  }
}

extension Notification: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    Notification(name: Notification.Name("Sample"))
  }
}

extension AttributedString: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { AttributedString(samples.text) }
}

extension NSRange: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { NSRange(location: 0, length: 1) }
}

extension CGFloat: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any {
    CGFloat(
      SampleWords(samples.name).has("alpha opacity progress ratio fraction scale multiplier") ? 0.5 : 16)
  }
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
