import Foundation

/// PNG files of another program: the greys 0 and 10 above 20 and 30, encoded in different ways.
enum OtherPNG: String, CaseIterable {
  case grey = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAADklEQVR4nGNg4GIQkQMAAHQAPSqmqocA\
    AAAASUVORK5CYII=
    """
  case greyWithAlpha = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAQAAADYv8WvAAAAEklEQVR4nGNg+M/1n0Hkv9x/ABLKBDld\
    03R8AAAAAElFTkSuQmCC
    """
  case palette = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAMAAABFaP0WAAAADFBMVEUeHh4UFBQKCgoAAAAL/RgwAAAA\
    DklEQVR4nGNgZmJgZAAAAB8AB1+x2PIAAAAASUVORK5CYII=
    """
  case paletteOfTwoBits = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACAgMAAAAP2OW3AAAADFBMVEUeHh4UFBQKCgoAAAAL/RgwAAAA\
    DElEQVR4nGN4wOAAAALkASHiytzgAAAAAElFTkSuQmCC
    """
  case interlaced = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAAEg2mJuAAAAD0lEQVR4nGNgYOBiEJEDAAB1AD0PBVF0\
    AAAAAElFTkSuQmCC
    """
  case colorWithAlpha = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAGklEQVR4nGNgYGD4z8XF9Z9BRETkv5yc\
    3H8AIg4EsXUV6a4AAAAASUVORK5CYII=
    """
  case sixteenBits = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACEAAAAAAHTY67AAAAEklEQVR4nGNgYODiYhARkZMDAAFyAHkW\
    Kwm8AAAAAElFTkSuQmCC
    """
  case colorProfile = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAAAAABX3VL4AAAABGdBTUEAAYagMeiWXwAAAA5JREFUeJxj\
    YOBiEJEDAAB0AD0qpqqHAAAAAElFTkSuQmCC
    """
  case finerThanEightBits = """
    iVBORw0KGgoAAAANSUhEUgAAAAIAAAACEAAAAAAHTY67AAAAEklEQVR4nGNgYODiYhARkZMHAAFzAHoV\
    cXAnAAAAAElFTkSuQmCC
    """

  /// One almost transparent pixel.
  static let faintRed = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNIY2DgAgABpwBx6DT8HwAAAABJRU5ErkJggg==
    """
  /// One pixel whose red is 108 instead of 102 of 255. Drawn over white, both look the same.
  static let otherFaintRed = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mPIYWDgAgABvwB325GKZQAAAABJRU5ErkJggg==
    """

  var bytes: [UInt8] { [UInt8](Data(base64Encoded: rawValue) ?? Data()) }
}
