public import UIKit

extension UIEdgeInsets: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { UIEdgeInsets.zero }
}

extension NSDirectionalEdgeInsets: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { NSDirectionalEdgeInsets.zero }
}

extension UIRectCorner: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { UIRectCorner.allCorners }
}

extension UIRectEdge: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { UIRectEdge.all }
}

extension CGAffineTransform: SampleValue {
  public static func sampleValue(_ samples: Samples) -> Any { CGAffineTransform.identity }
}
