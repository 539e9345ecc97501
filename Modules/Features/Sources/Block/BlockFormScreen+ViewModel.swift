import DependencyKit
import Foundation
public import ModuloCore
public import ModuloModels
import ModuloProviders
import ModuloUtilities
import NavigationKit
public import Observation

extension BlockFormScreen {
  /// The form of a new or changed block. It keeps the input as given, and reads it on submit.
  @MainActor
  @Observable
  public final class ViewModel: BaseViewModel {
    /// The actions of the form of a block.
    public enum Action: FormAction {
      /// The screen appears: the groups are read, and the block to change.
      case appear
      /// The text of the name; one that is too long is refused on submit, never cut.
      case name(String)
      /// The group that the block comes into.
      case group(NamedReference)
      /// The icon: its number, its name or the beginning of it.
      case icon(String)
      /// The colour: its number, its name or the beginning of it.
      case color(String)
      /// Checks the fields and stores the block.
      case submit
      /// Leaves the form, after a confirmation if input would be lost.
      case close
      /// Leaves the form without saving.
      case discard
    }

    public let context: ScreenContext
    public let commands = CommandOutlet<ScreenCommand<Action>>()
    /// The text of the name.
    public private(set) var name = ""
    /// The stored result; `nil` until it is stored.
    public private(set) var saved: BlockDetailedDomain?
    /// What was stored, in words; `nil` until it is.
    public private(set) var answer: String?
    public private(set) var failure: BlockError?
    /// As given; `nil` for that of the block, and for a new one an icon that fits its name.
    private var icon: String?
    /// As given; `nil` for that of the block, and for a new one the next colour that its group doesn't have.
    private var color: String?
    /// As given; `nil` for that of the block, and for a new one the selected group.
    private var group: NamedReference?
    /// The block to change with its group; `nil` until it was read, and in a form for a new one.
    private var original: BlockDetailedDomain?
    /// The block to change; `nil` until it was read, and in a form for a new one.
    private var present: BlockDomain? { original?.block }
    private var isRead = false
    @ObservationIgnored private let reference: BlockReference?
    // The id belongs to the form: submitting it again after a failure makes no second block.
    @ObservationIgnored private let newID: UUID
    private var provider: any BlockProvider { dependencies.blockProvider }

    /// Creates a view model of a form: that of a new block for `nil`, else one whose block is read when the screen
    /// appears.
    public init(_ context: ScreenContext, block reference: BlockReference?) {
      self.context = context
      self.reference = reference
      newID = context.dependencies.uuid()
    }

    public func send(_ action: Action) async {
      switch action {
      case .appear: await attemptReading(\.failure, load)
      case .name(let text): name = text
      case .group(let reference): group = reference
      case .icon(let text): icon = text
      case .color(let text): color = text
      case .submit: await submit()
      case .close: leave([name, icon, color, group?.text], original: [present?.name ?? "", nil, nil, nil])
      case .discard: router.dismiss()
      }
    }

    private func load() async throws(BlockError) {
      if let reference {
        let block = try await provider.fetchAll(choosing: reference, on: today)
        fill(\.name, from: present?.name, to: block.name)
        original = provider.groups.first { $0.id == block.groupID }.map { BlockDetailedDomain(block: block, group: $0) }
      } else {
        try await provider.fetchAll(of: nil, on: today)
      }
      isRead = true
    }

    private func submit() async {
      await attempt(\.failure, save)
      if failure == .rule(.missingName) { commands.issue(.toast(.nameMandatory)) }
    }

    private func save() async throws(BlockError) {
      // The block to change is read first: a form that couldn't be filled would save its empty fields.
      if !isRead, !isNew { return try await load() }
      let draft = try draft()
      let stored: BlockDetailedDomain
      do throws(BlockError) {
        stored = isNew ? try await provider.create(draft, on: today) : try await provider.update(draft, on: today)
      } catch .reference(.block, .notFound) {
        throw .notFound(present?.name ?? name)
      }
      let toast: Toast =
        if let original { .blockUpdated(stored.updatedText(format, since: original)) } else {
          .blockCreated(stored.createdText(format))
        }
      (saved, answer) = (stored, toast.text(format))
      router.dismiss()
      commands.issue(.toast(toast))
    }

    /// The input, read: what isn't changed stays as it is stored, also where another form has changed it since. The
    /// name is checked first, as it is first in the form.
    private func draft() throws(BlockError) -> BlockDraft {
      if name.isBlank { throw .rule(.missingName) }
      return BlockDraft(
        id: present?.id ?? newID, group: group, name: name == present?.name ? nil : name,
        icon: icon == nil ? nil : try readIcon(), color: color == nil ? nil : try readColor())
    }

    private func readIcon() throws(BlockError) -> BlockIcon {
      guard let icon else { return present?.icon ?? .fitting(name) ?? .standard }
      do { return try BlockIcon.choice(icon, in: format.language) } catch { throw .rule(.icon(error)) }
    }

    private func readColor() throws(BlockError) -> BlockColor {
      guard let color else { return present?.color ?? nextColor }
      do { return try BlockColor.choice(color, in: format.language) } catch { throw .rule(.color(error)) }
    }
  }
}

extension BlockFormScreen.ViewModel {
  /// The colour that a new block of the shown group gets, as far as its blocks were read.
  private var nextColor: BlockColor {
    let used = groupIndex.map { provider.blocks(of: groups[$0].id).map(\.color) } ?? []
    return .next(besides: used)
  }

  /// Whether the form makes a block, or edits one.
  public var isNew: Bool { reference == nil }

  /// The groups that the block can come into; empty until they were read.
  public var groups: [BlockGroupDomain] { isRead ? provider.groups : [] }

  /// The place of the block's group among ``groups``; `nil` for one that is given in another way than by its id.
  public var groupIndex: Int? {
    let chosen = group ?? (present?.groupID ?? provider.selectedGroup?.id).map { .id($0) }
    return groups.firstIndex { NamedReference.id($0.id) == chosen }
  }

  /// The place of the icon among all; `nil` for a text that isn't an icon.
  public var iconIndex: Int? {
    do { return try readIcon().index } catch { return nil }
  }

  /// The place of the colour among all; `nil` for a text that isn't a colour.
  public var colorIndex: Int? {
    do { return try readColor().index } catch { return nil }
  }
}

extension BlockFormScreen.ViewModel {
  /// The field of the value that a failure is about.
  public var refusedField: String? {
    let words = format.strings.block
    return switch failure {
    case .rule(.missingName), .rule(.duplicateName), .input(.name): words.name
    case .rule(.icon): words.icon
    case .rule(.color): words.color
    case .reference(.group, _): words.group
    case .input, .reference, .rule(.noSuchPlace), .storage, nil: nil
    }
  }
}
