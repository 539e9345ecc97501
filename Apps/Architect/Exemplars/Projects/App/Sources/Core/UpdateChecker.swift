/// Compares versions.
enum UpdateChecker {
  /// Whether a version is lower than the minimum; never for an empty minimum.
  static func requiresUpdate(current: String, minimum: String) -> Bool {
    guard !minimum.isEmpty else { return false }
    let (current, minimum) = (parts(of: current), parts(of: minimum))
    for index in 0..<max(current.count, minimum.count) {
      let (left, right) = (part(index, of: current), part(index, of: minimum))
      if left != right { return left < right }
    }
    return false
  }

  /// The leading digits of each part; a part without any is 0, and keeps its place.
  private static func parts(of version: String) -> [Int] {
    version.split(separator: ".", omittingEmptySubsequences: false).map { part in
      let digits = part.prefix { $0.isASCII && $0.isNumber }
      return digits.isEmpty ? 0 : Int(digits) ?? .max
    }
  }

  private static func part(_ index: Int, of parts: [Int]) -> Int {
    index < parts.count ? parts[index] : 0
  }
}
