import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stands between a program and a server, passes everything on, and cuts connections: those over which the program sends
/// what it is told to cut at.
final class CuttingProxy: Sendable {
  /// What a connection is cut at.
  enum Cut {
    /// A message with this text, which the server gets, and whose answer is lost; over a connection that has sent the
    /// other text, where one is given.
    case after(String, since: String = "")
    /// The message of that number, counted from 1 over all connections, before or after the server gets it.
    case message(Int, isReceived: Bool)
    case never
  }

  /// Bytes that are others on the other side, of the same length.
  struct Change {
    let bytes: [UInt8]
    let others: [UInt8]
    /// Whether the program sends them.
    var isOfProgram = false
  }

  private struct State {
    var cutsLeft: Int
    var messages = 0
    var isRefusing = false
    /// What the program has sent over each connection, where that is kept.
    var recordings: [[UInt8]] = []
  }

  private let state: Mutex<State>
  private let cut: Cut
  private let changes: [Change]
  private let isRecording: Bool
  private let refusesAfterCut: Bool
  private let target: String
  private let listener: Int32

  /// - Parameters:
  ///   - folder: where the program finds the socket.
  ///   - server: the server's folder.
  ///   - refusesAfterCut: whether no other connection gets through after the first cut.
  init(
    in folder: String, before server: String, cutting cut: Cut, times: Int = 1, changing changes: [Change] = [],
    isRecording: Bool = false, refusesAfterCut: Bool = false
  ) throws {
    state = Mutex(State(cutsLeft: times))
    (self.cut, self.changes) = (cut, changes)
    (self.isRecording, self.refusesAfterCut) = (isRecording, refusesAfterCut)
    target = server + "/.s.PGSQL.5432"
    listener = socket(AF_UNIX, Self.stream, 0)
    guard Self.withAddress(folder + "/.s.PGSQL.5432", { bind(listener, $0, $1) }) == 0, listen(listener, 16) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
    let proxy = self
    Thread.detachNewThread { proxy.serve() }
  }

  /// The number of connections that are still to be cut.
  var cutsLeft: Int { state.withLock { $0.cutsLeft } }

  /// What programs have sent over each connection, of a proxy that keeps it.
  var recordings: [[UInt8]] { state.withLock { $0.recordings } }

  /// The number of messages that programs have sent.
  var messages: Int { state.withLock { $0.messages } }

  /// Lets no other connection through.
  func refuse() { state.withLock { $0.isRefusing = true } }

  func close() {
    shutdown(listener, Int32(SHUT_RDWR))
    Self.closeDescriptor(listener)
  }

  private func serve() {
    while true {
      let program = accept(listener, nil, nil)
      guard program >= 0 else { return }
      if state.withLock({ $0.isRefusing }) {
        Self.closeDescriptor(program)
        continue
      }
      let server = socket(AF_UNIX, Self.stream, 0)
      guard Self.withAddress(target, { connect(server, $0, $1) }) == 0 else { return }
      Thread.detachNewThread { self.pump(from: program, to: server, isProgram: true) }
      Thread.detachNewThread { self.pump(from: server, to: program, isProgram: false) }
    }
  }

  private func pump(from source: Int32, to sink: Int32, isProgram: Bool) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var hasBegun = false
    let place = state.withLock { state in
      if isProgram { state.recordings.append([]) }
      return state.recordings.count - 1
    }
    while true {
      let count = read(source, &buffer, buffer.count)
      guard count > 0 else { break }
      for change in changes where change.isOfProgram == isProgram { replace(change, in: &buffer, count) }
      if isProgram, isRecording { state.withLock { $0.recordings[place] += buffer[..<count] } }
      let isCut = isProgram && takeCut(at: buffer[..<count], &hasBegun)
      // The program hears nothing from now on.
      if isCut { shutdown(source, Int32(SHUT_RDWR)) }
      if isCut, case .message(_, isReceived: false) = cut { break }
      guard send(sink, buffer, count, Self.quietly) == count else { break }
      if isCut { Thread.sleep(forTimeInterval: 0.3) }
    }
    shutdown(source, Int32(SHUT_RDWR))
    shutdown(sink, Int32(SHUT_RDWR))
  }

  private func replace(_ change: Change, in buffer: inout [UInt8], _ count: Int) {
    for start in 0..<max(0, count - change.bytes.count + 1) where buffer[start...].starts(with: change.bytes) {
      buffer.replaceSubrange(start..<(start + change.bytes.count), with: change.others)
    }
  }

  private func takeCut(at bytes: ArraySlice<UInt8>, _ hasBegun: inout Bool) -> Bool {
    func has(_ text: String) -> Bool { bytes.indices.contains { bytes[$0...].starts(with: text.utf8) } }
    if case .after(_, let first) = cut, first.isEmpty || has(first) { hasBegun = true }
    let isSince = hasBegun
    return state.withLock { state in
      state.messages += 1
      let isHere =
        switch cut {
        case .after(let text, _): isSince && has(text)
        case .message(let number, _): state.messages >= number
        case .never: false
        }
      guard isHere, state.cutsLeft > 0 else { return false }
      state.cutsLeft -= 1
      if refusesAfterCut { state.isRefusing = true }
      return true
    }
  }

  private static func withAddress(
    _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_un>.size)) }
    }
  }
}

extension CuttingProxy {
  private static var stream: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }

  /// A peer that is gone is no signal.
  private static var quietly: Int32 {
    #if canImport(Glibc)
      Int32(MSG_NOSIGNAL)
    #else
      0
    #endif
  }

  /// The class has a function of the system's name.
  private static func closeDescriptor(_ descriptor: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Darwin.close(descriptor)
    #endif
  }
}
