import Foundation

/// A system call that fails: which one of its kind, and how.
struct Fault: CustomStringConvertible {
  /// The kinds of calls, by the names that the library has for them.
  enum Call: String, CaseIterable {
    case write, fsync, rename, truncate, open, unlink, mmap, lock
  }

  /// How a call fails.
  enum Way: String, CaseIterable {
    /// The device fails once.
    case device = "EIO"
    /// There is no space once.
    case space = "ENOSPC"
    /// There is no space from then on.
    case full = "ENOSPC from then on"
    /// Half of the bytes are written.
    case short = "short"
    /// The call is carried out and reports that it failed: what no system does, and the control.
    case lie = "EIO, carried out"

    /// What a call of a kind can meet.
    static func all(of call: Call) -> [Way] {
      switch call {
      case .write: [.device, .space, .full, .short]
      case .fsync, .rename, .truncate, .open: [.device, .space]
      case .unlink, .mmap, .lock: [.device]
      }
    }
  }

  let call: Call
  let number: Int
  let way: Way

  var description: String { "\(call.rawValue) #\(number) \(way.rawValue)" }

  /// What tells the library.
  var environment: [String: String] {
    var error = EIO
    if way == .space || way == .full { error = ENOSPC }
    if way == .short { error = 0 }
    return [
      "FAULT_CALL": call.rawValue, "FAULT_NUMBER": "\(number)", "FAULT_ERRNO": "\(error)",
      "FAULT_STAYS": way == .full ? "1" : "0", "FAULT_LIES": way == .lie ? "1" : "0",
    ]
  }
}
