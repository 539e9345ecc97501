extension BlockGlyph {
  /// The glyphs of the family, by the names of the icons in English.
  static let object: [String: String] = [
    "book": "📖", "books": "📚", "notebook": "📓", "ledger": "📒", "page": "📄", "scroll": "📜", "newspaper": "📰",
    "bookmark": "🔖", "label": "🏷️", "pencil": "✏️", "pen": "🖊️", "fountain-pen": "🖋️", "wax-crayon": "🖍️",
    "paintbrush": "🖌️", "palette": "🎨", "memo": "📝", "briefcase": "💼", "folder": "📁", "open-folder": "📂",
    "card-dividers": "🗂️", "calendar": "📅", "tear-off-calendar": "📆", "chart": "📊", "rising-chart": "📈",
    "falling-chart": "📉", "clipboard": "📋", "pushpin": "📌", "paperclip": "📎", "ruler": "📏",
    "set-square": "📐", "scissors": "✂️", "file-box": "🗃️", "filing-cabinet": "🗄️", "wastebasket": "🗑️",
    "lock": "🔒", "open-lock": "🔓", "key": "🔑", "old-key": "🗝️", "hammer": "🔨", "pickaxe": "⛏️",
    "wrench": "🔧", "screwdriver": "🪛", "nut-and-bolt": "🔩", "gear": "⚙️", "clamp": "🗜️", "scales": "⚖️",
    "link": "🔗", "chain": "⛓️", "hook": "🪝", "toolbox": "🧰", "magnet": "🧲", "test-tube": "🧪",
    "petri-dish": "🧫", "microscope": "🔬", "telescope": "🔭", "satellite-dish": "📡", "syringe": "💉",
    "pill": "💊", "bandage": "🩹", "stethoscope": "🩺", "thermometer": "🌡️", "broom": "🧹", "basket": "🧺",
    "soap": "🧼", "sponge": "🧽", "bucket": "🪣", "toothbrush": "🪥", "razor": "🪒", "computer": "🖥️",
    "laptop": "💻", "keyboard": "⌨️", "computer-mouse": "🖱️", "printer": "🖨️", "floppy-disk": "💾",
    "disc": "💿", "phone": "📱", "receiver": "📞", "battery": "🔋", "plug": "🔌", "light-bulb": "💡",
    "flashlight": "🔦", "candle": "🕯️", "camera": "📷", "video-camera": "📹", "film-camera": "🎥",
    "projector": "📽️", "television": "📺", "radio": "📻", "microphone": "🎤", "headphones": "🎧",
    "speaker": "🔊", "bell": "🔔", "megaphone": "📣", "guitar": "🎸", "piano": "🎹", "violin": "🎻",
    "trumpet": "🎺", "saxophone": "🎷", "drum": "🥁", "accordion": "🪗", "banjo": "🪕", "musical-note": "🎵",
    "watch": "⌚", "alarm-clock": "⏰", "stopwatch": "⏱️", "timer": "⏲️", "hourglass": "⌛",
    "magnifying-glass": "🔍", "glasses": "👓", "sunglasses": "🕶️", "hat": "👒", "cap": "🧢", "t-shirt": "👕",
    "trousers": "👖", "dress": "👗", "coat": "🧥", "socks": "🧦", "gloves": "🧤", "scarf": "🧣", "shoe": "👟",
    "backpack": "🎒", "handbag": "👜", "suitcase": "🧳", "umbrella": "☂️", "ring": "💍", "gem": "💎",
    "crown": "👑", "gift": "🎁", "balloon": "🎈", "envelope": "✉️", "package": "📦", "mailbox": "📬",
    "coin": "🪙", "banknote": "💵", "credit-card": "💳",
  ]
}
