/** How far a course goes, from what everybody can begin with. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** Under each lesson. */
export const questionsALesson = 3;

/** How many questions a final test is drawn from, at least. */
export const testBankSize = 30;

/** How fast a text is read that is new to somebody. */
export const wordsAMinute = 180;
