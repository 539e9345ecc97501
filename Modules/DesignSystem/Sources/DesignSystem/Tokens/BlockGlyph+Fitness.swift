extension BlockGlyph {
  /// The glyphs of the family, by the names of the icons in English.
  static let fitness: [String: String] = [
    "running": "🏃", "walking": "🚶", "hiking": "🥾", "cycling": "🚴", "mountain-biking": "🚵", "swimming": "🏊",
    "diving": "🤿", "surfing": "🏄", "rowing": "🚣", "sailing": "⛵", "canoeing": "🛶", "water-polo": "🤽",
    "fishing": "🎣", "skiing": "🎿", "snowboarding": "🏂", "sledding": "🛷", "ice-skating": "⛸️",
    "curling": "🥌", "ice-hockey": "🏒", "field-hockey": "🏑", "soccer": "⚽", "american-football": "🏈",
    "rugby": "🏉", "basketball": "🏀", "volleyball": "🏐", "handball": "🤾", "baseball": "⚾", "softball": "🥎",
    "cricket": "🏏", "tennis": "🎾", "table-tennis": "🏓", "badminton": "🏸", "squash": "🎾", "lacrosse": "🥍",
    "golf": "⛳", "bowling": "🎳", "billiards": "🎱", "darts": "🎯", "archery": "🏹", "boxing": "🥊",
    "martial-arts": "🥋", "wrestling": "🤼", "fencing": "🤺", "gymnastics": "🤸", "juggling": "🤹", "yoga": "🧘",
    "meditation": "🧘", "pilates": "🤸", "stretching": "🙆", "weightlifting": "🏋️", "strength-training": "💪",
    "dumbbells": "🏋️", "pull-ups": "💪", "push-ups": "💪", "core-training": "🤸", "rope-skipping": "🪢",
    "stair-climbing": "🧗", "treadmill": "🏃", "indoor-cycling": "🚴", "climbing": "🧗", "dancing": "💃",
    "ballet": "🩰", "horse-riding": "🏇", "skateboarding": "🛹", "roller-skating": "🛼", "kite-flying": "🪁",
    "flying-disc": "🥏", "medal": "🏅", "trophy": "🏆",
  ]
}
