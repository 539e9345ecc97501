import ExemplarModels
import ModuloModels
import ModuloUtilities

@testable import ModuloStores

extension SampleThingDraft {
  /// The sample thing as it will be stored.
  ///
  /// - Parameter present: The stored one, whose name may stay; `nil` for a new one.
  /// - Throws: The first rule that it breaks, in the order of the form.
  func checked(keeping present: SampleThingDomain? = nil) throws(SampleThingError) -> SampleThingEntity {
    if account == nil, original == nil { throw .rule(.missingAccount) }  // slice: owner
    let name = try checkedName(keeping: present?.name)
    if firstText.isBlank { throw .rule(.missingFirstText) }  // slice: text
    guard let firstMoney else { throw .rule(.missingFirstMoney) }  // slice: money
    guard let firstDay else { throw .rule(.missingFirstDay) }  // slice: day
    guard let firstNumber else { throw .rule(.missingFirstNumber) }  // slice: number
    let checked = SampleThingDomain(
      id: id,
      accountID: original?.accountID ?? id,  // slice: owner
      accountName: "",  // slice: owner
      name: name,
      firstText: firstText.trimmed.normalized,  // slice: text
      spareText: spareText.isBlank ? nil : spareText.trimmed.normalized,  // slice: text?
      firstMoney: firstMoney,  // slice: money
      spareMoney: spareMoney,  // slice: money?
      firstDay: firstDay,  // slice: day
      spareDay: spareDay,  // slice: day?
      firstFlag: firstFlag,  // slice: flag
      firstNumber: firstNumber,  // slice: number
      spareNumber: spareNumber,  // slice: number?
    )
    do { return try checked.toEntity() } catch { throw .input(.amount(AmountReadingError(error))) }
  }

  private func checkedName(keeping present: String?) throws(SampleThingError) -> String {
    if name.isBlank { throw .rule(.missingName) }
    do throws(NameError) {
      return try name.checkedName(keeping: present, upTo: Self.nameLimit)
    } catch {
      throw .input(.name(error))
    }
  }

  /// Whether the name breaks no rule for new names.
  var hasUsableName: Bool { name.isName && name.count <= Self.nameLimit }
}
