extension Sequence<Violation> {
  /// The mends of imports that break another contract, by the mend: what declares such an import isn't advised.
  var refusals: [ManifestMend: ManifestFix.Refusal] {
    let forbidden = filter { $0.isAboutModules && $0.rule != UndeclaredImportContract.kind }
    let breaks = Dictionary(forbidden.map { ($0.location, $0) }) { first, _ in first }
    return reduce(into: [:]) { refusals, violation in
      guard let mend = violation.mend, let broken = breaks[violation.location] else { return }
      refusals[mend] = ManifestFix.Refusal(
        mend: mend, reason: .forbidden(rule: broken.rule, message: broken.message))
    }
  }
}

extension Violation {
  /// The same without any advice where its mend is refused: the contract that forbids the import has one.
  func withholding(_ refusals: [ManifestMend: ManifestFix.Refusal]) -> Violation {
    guard let refusal = mend.flatMap({ refusals[$0] }) else { return self }
    var violation = self
    (violation.mend, violation.advice, violation.refusal) = (nil, nil, refusal)
    return violation
  }
}
