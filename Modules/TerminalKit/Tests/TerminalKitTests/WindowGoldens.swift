/// The screens of ``WindowTests``, without the spaces at the ends of their lines.
enum WindowGoldens {
  static let screens = [
    "list 20×5": """
    <[Goals] Accounts >
      Goal
      2. Ete a Pari... ^
    > 3. Rainy day     v
    a Add  enter Edit
    """,
    "list 40×12": """
     Overview [Goals] Accounts  Day
      Goal                           Saved
      1. Bike                    7919.00 €
      2. Été à Paris with ever…  5838.00 €
    > 3. Rainy day               3757.00 €
      4. Japan 日本              1676.00 €
      5. Bike                    9595.00 €
      6. Été à Paris with ever…  7514.00 €
      7. Rainy day               5433.00 €
      8. Japan 日本              3352.00 €
      9. Bike                    1271.00 € ↓
    a Add  enter Edit  ? Help  q Quit
    """,
    "list 80×24": """
     Overview [Goals] Accounts  Day
      Goal                                Saved
      1. Bike                         7919.00 €
      2. Été à Paris with everybody   5838.00 €
    > 3. Rainy day                    3757.00 €
      4. Japan 日本                   1676.00 €
      5. Bike                         9595.00 €
      6. Été à Paris with everybody   7514.00 €
      7. Rainy day                    5433.00 €
      8. Japan 日本                   3352.00 €
      9. Bike                         1271.00 €
      10. Été à Paris with everybody  9190.00 €
      11. Rainy day                   7109.00 €
      12. Japan 日本                  5028.00 €
      13. Bike                        2947.00 €
      14. Été à Paris with everybody   866.00 €
      15. Rainy day                   8785.00 €
      16. Japan 日本                  6704.00 €
      17. Bike                        4623.00 €
      18. Été à Paris with everybody  2542.00 €
      19. Rainy day                    461.00 €
      20. Japan 日本                  8380.00 €
      21. Bike                        6299.00 €                                    ↓
    a Add  enter Edit  ? Help  q Quit
    """,
    "form 20×5": """
    <[Goals] Accounts >
    Name: ith everybody
    Note: for whom
    Theme: Green
    a Add  enter Edit
    """,
    "form 40×12": """
     Overview [Goals] Accounts  Day
    Name: Été à Paris with everybody
    Note: for whom
    Theme: Green







    a Add  enter Edit  ? Help  q Quit
    """,
    "form 80×24": """
     Overview [Goals] Accounts  Day
    Name: Été à Paris with everybody
    Note: for whom
    Theme: Green



















    a Add  enter Edit  ? Help  q Quit
    """,
    "question 20×5": """
    <[Goals] Accounts >
    Delete Bike?
    Its 12 contributions
    [n Keep]  y Delete
    a Add  enter Edit
    """,
    "question 40×12": """
     Overview [Goals] Accounts  Day
      Goal                           Saved
      ┌──────────────────────────────────┐
      │ Delete Bike?                     │
    > │                                  │
      │ Its 12 contributions go with it. │
      │                                  │
      │ [n Keep]  y Delete               │
      └──────────────────────────────────┘
      8. Japan 日本              3352.00 €
      9. Bike                    1271.00 € ↓
    a Add  enter Edit  ? Help  q Quit
    """,
    "question 80×24": """
     Overview [Goals] Accounts  Day
      Goal                                Saved
      1. Bike                         7919.00 €
      2. Été à Paris with everybody   5838.00 €
    > 3. Rainy day                    3757.00 €
      4. Japan 日本                   1676.00 €
      5. Bike                         9595.00 €
      6. Été à Paris with everybody   7514.00 €
      7. Rainy day        ┌──────────────────────────────────┐
      8. Japan 日本       │ Delete Bike?                     │
      9. Bike             │                                  │
      10. Été à Paris with│ Its 12 contributions go with it. │
      11. Rainy day       │                                  │
      12. Japan 日本      │ [n Keep]  y Delete               │
      13. Bike            └──────────────────────────────────┘
      14. Été à Paris with everybody   866.00 €
      15. Rainy day                   8785.00 €
      16. Japan 日本                  6704.00 €
      17. Bike                        4623.00 €
      18. Été à Paris with everybody  2542.00 €
      19. Rainy day                    461.00 €
      20. Japan 日本                  8380.00 €
      21. Bike                        6299.00 €                                    ↓
    a Add  enter Edit  ? Help  q Quit
    """,
    "help 20×5": """
    <[Goals] Accounts >
    Keys
    Goals
    a               Add
    a Add  enter Edit
    """,
    "help 40×12": """
     Overview [Goals] Accounts  Day
      Goal                           Saved
      1. Bik┌ Keys ────────────────┐9.00 €
      2. Été│ Goals                │8.00 €
    > 3. Rai│ a               Add  │7.00 €
      4. Jap│ enter, e        Edit │6.00 €
      5. Bik│ ?               Help │5.00 €
      6. Été│ q, esc, ctrl+c  Quit │4.00 €
      7. Rai│ down, j         Next │3.00 €
      8. Jap└──────────────────────┘2.00 €
      9. Bike                    1271.00 € ↓
    a Add  enter Edit  ? Help  q Quit
    """,
    "help 80×24": """
     Overview [Goals] Accounts  Day
      Goal                                Saved
      1. Bike                         7919.00 €
      2. Été à Paris with everybody   5838.00 €
    > 3. Rainy day                    3757.00 €
      4. Japan 日本                   1676.00 €
      5. Bike                         9595.00 €
      6. Été à Paris with everybody   7514.00 €
      7. Rainy day              ┌ Keys ────────────────┐
      8. Japan 日本             │ Goals                │
      9. Bike                   │ a               Add  │
      10. Été à Paris with every│ enter, e        Edit │
      11. Rainy day             │ ?               Help │
      12. Japan 日本            │ q, esc, ctrl+c  Quit │
      13. Bike                  │ down, j         Next │
      14. Été à Paris with every└──────────────────────┘
      15. Rainy day                   8785.00 €
      16. Japan 日本                  6704.00 €
      17. Bike                        4623.00 €
      18. Été à Paris with everybody  2542.00 €
      19. Rainy day                    461.00 €
      20. Japan 日本                  8380.00 €
      21. Bike                        6299.00 €                                    ↓
    a Add  enter Edit  ? Help  q Quit
    """,
    "menu 20×5": """
    <[Goals] Accounts >
    Sort
      By date
    > By amount
    a Add  enter Edit
    """,
    "menu 40×12": """
     Overview [Goals] Accounts  Day
      Goal                           Saved
      1. Bike                    7919.00 €
      2. Été à P┌ Sort ───────┐  5838.00 €
    > 3. Rainy d│   By name   │  3757.00 €
      4. Japan  │   By date   │  1676.00 €
      5. Bike   │ > By amount │  9595.00 €
      6. Été à P└─────────────┘  7514.00 €
      7. Rainy day               5433.00 €
      8. Japan 日本              3352.00 €
      9. Bike                    1271.00 € ↓
    a Add  enter Edit  ? Help  q Quit
    """,
    "menu 80×24": """
     Overview [Goals] Accounts  Day
      Goal                                Saved
      1. Bike                         7919.00 €
      2. Été à Paris with everybody   5838.00 €
    > 3. Rainy day                    3757.00 €
      4. Japan 日本                   1676.00 €
      5. Bike                         9595.00 €
      6. Été à Paris with everybody   7514.00 €
      7. Rainy day                    5433.00 €
      8. Japan 日本                 ┌ Sort ───────┐
      9. Bike                       │   By name   │
      10. Été à Paris with everybody│   By date   │
      11. Rainy day                 │ > By amount │
      12. Japan 日本                └─────────────┘
      13. Bike                        2947.00 €
      14. Été à Paris with everybody   866.00 €
      15. Rainy day                   8785.00 €
      16. Japan 日本                  6704.00 €
      17. Bike                        4623.00 €
      18. Été à Paris with everybody  2542.00 €
      19. Rainy day                    461.00 €
      20. Japan 日本                  8380.00 €
      21. Bike                        6299.00 €                                    ↓
    a Add  enter Edit  ? Help  q Quit
    """,
  ]
}
