public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
}
