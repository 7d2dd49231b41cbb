import UIKit

@objc protocol RatingCardDelegate: AnyObject {
  @objc optional func ratingCard(_ card: RatingCard, didRate rating: Int)
  @objc optional func heightOfStars(in card: RatingCard) -> CGFloat
  @objc optional func captionOfCard(_ card: RatingCard) -> String?
  @objc optional var accent: UIColor? { get }
}
