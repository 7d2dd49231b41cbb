extension MarkupMutation {
  static let svg = MarkupMutation(
    start: "<svg",
    elements: [
      "<g>", "</g>", "<text y='9'>", "</text>", "<path d='M0 0L9 9'/>", "<use xlink:href='#a'/>",
      "<filter id='a'><feTurbulence numOctaves='99'/></filter>", "<mask id='a'>", "</mask>",
      "<clipPath id='a'>",
      "</clipPath>", "<pattern id='a' width='1' height='1'>", "</pattern>", "<marker id='a'>", "</marker>",
      "<image xlink:href='data:image/png;base64,'/>", "<style>*{filter:url(#a)}</style>", "<!--", "-->",
      "<![CDATA[", "]]>",
      "<!DOCTYPE svg [<!ENTITY a 'b'>]>", "&a;", "<feConvolveMatrix order='9' kernelMatrix='1 1'/>",
      "<linearGradient id='a'><stop/></linearGradient>", "<symbol id='Regular-M'>", "</symbol>", "<svg>",
      "</svg>",
    ],
    attributes: [
      " id='a'", " filter='url(#a)'", " mask='url(#a)'", " clip-path='url(#a)'", " fill='url(#a)'",
      " marker-mid='url(#a)'", " stroke='#000'", " stroke-width='9'", " stroke-dasharray='1'",
      " opacity='.5'",
      " transform='scale(9)'", " font-size='9'", " viewBox='0 0 9 9'", " width='9'",
      " style='filter:url(#a)'",
      " order='9'", " numOctaves='9'", " radius='9'", " patternTransform='scale(0)'", " xml:space='preserve'",
    ],
    names: [
      "g", "text", "tspan", "path", "rect", "circle", "use", "mask", "filter", "marker", "pattern", "image",
      "svg",
      "symbol", "switch", "clipPath", "feMorphology", "feTurbulence", "feGaussianBlur", "feImage", "width",
      "height",
      "d", "r", "x", "font-size", "viewBox", "transform", "order", "numOctaves", "radius", "stdDeviation",
    ])

  static let nib = MarkupMutation(
    start: "<document",
    elements: [
      "<view id='a'>", "</view>", "<subviews>", "</subviews>", "<label text='a' id='b'/>",
      "<stackView id='a'>",
      "</stackView>", "<button id='c'><state key='normal' title='a'/></button>",
      "<constraint firstItem='a' firstAttribute='leading' secondItem='b' secondAttribute='trailing' id='d'/>",
      "<constraints>", "</constraints>", "<rect key='frame' x='0' y='0' width='9' height='9'/>",
      "<viewLayoutGuide key='safeArea' id='g'/>", "<outlet property='delegate' destination='a' id='e'/>",
      "<segue destination='a' kind='embed' id='s'/>", "<connections>", "</connections>",
      "<variation key='default'><mask key='subviews'><exclude reference='b'/></mask></variation>",
      "<tableViewCell id='a'>", "</tableViewCell>", "<tableView id='t'>", "</tableView>", "<prototypes>",
      "</prototypes>", "<containerView id='a'/>", "<nil key='textColor'/>", "<![CDATA[", "]]>", "<!--", "-->",
    ],
    attributes: [
      " id='a'", " key='contentView'", " key='view'", " customClass='UIView'", " customClass='NSObject'",
      " hidden='YES'", " multiplier='1:0'", " priority='-1'", " relation='greaterThanOrEqual'",
      " constant='1e308'",
      " destination='a'", " axis='vertical'", " spacing='1e9'", " distribution='equalCentering'",
      " translatesAutoresizingMaskIntoConstraints='NO'", " fixedFrame='YES'", " numberOfLines='-1'",
      " dataMode='static'", " style='IBUITableViewCellStyleValue1'", " textLabel='b'", " symbolic='YES'",
    ],
    names: [
      "view", "label", "button", "stackView", "scrollView", "tableView", "tableViewCell", "collectionView",
      "collectionViewCell", "viewController", "navigationController", "tabBarController", "subviews",
      "constraints",
      "constraint", "connections", "outlet", "outletCollection", "action", "segue", "rect", "color", "state",
      "customObject", "placeholder", "id", "key", "firstItem", "secondItem", "firstAttribute", "constant",
      "priority",
    ])
}
