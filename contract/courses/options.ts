/** How far a course goes, from what everybody can begin with. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export type CourseLevel = (typeof courseLevels)[number];

/** How somebody came to have a course: paid for it, was given it by a business, or the operator lets reps pay nothing. */
export const courseSources = ['bought', 'gift', 'free'] as const;

/** Where a course comes from: the repository, or the panel of the administrators. */
export const courseOrigins = ['repository', 'panel'] as const;

/** Anybody may read it before they have the course. */
export const freeLesson = 1;

/**
 * A course that was bought goes back on a word within these days, once, while less than this part of it is done: who has read more of it has
 * used it (ECTA, section 42, for services that have begun).
 */
export const moneyBack = { days: 7, belowPercent: 20 } as const;

/** So many courses are ordered at once. */
export const mostCoursesAtOnce = 24;

/** So many courses a business gives at once, all reps together. */
export const mostGifts = 60;

/** So long a business may take back what it gave, if it was not begun. */
export const giftBackDays = 7;

/**
 * What a business sees of what it gave. `finished`: with a certificate that is valid. `returned`: it went back after it was open; `returning`: it
 * was paid for and could not be opened; `gone`: the account of the rep is closed.
 */
export const giftStates = ['given', 'finished', 'returned', 'returning', 'gone'] as const;

/** Under each lesson. */
export const questionsALesson = 3;

/** A final test: so many questions are drawn of a bank of at least so many. */
export const finalTest = { questions: 12, bank: 30, passPercent: 80, triesADay: 3, minutes: 45 } as const;

/** How fast a text is read that is new to somebody. */
export const wordsAMinute = 180;

/** A lesson counts as read once this part of its time has passed with it open. */
export const readPart = 0.4;

/** What a device may send at once of the time that lessons were open, and of answers: it may have been without a network. */
export const mostReports = 200;

/** In one report of a device, in seconds. */
export const longestReport = 600;

/** So long we know of a report that it has come: a device may send what it kept without a network. */
export const reportDays = 60;

/** What strangers are shown of the name on a certificate: all of it, `Thabo M.`, or nothing. */
export const shownNames = ['full', 'short', 'none'] as const;

export type ShownName = (typeof shownNames)[number];

/** Why a badge is good no longer. */
export const badgeEnds = ['withdrawn', 'replaced', 'deleted'] as const;

/** What an administrator writes comes file by file. */
export const longestCourseFile = 48_000;
/** In bytes: a character takes up to three, and what stands around the text is short. */
export const largestFileRequest = longestCourseFile * 3 + 4096;
export const mostDraftFiles = 60;
export const mostDrafts = 200;

/** What is left to whoever's certificate was withdrawn: to take the final test again, or to ask the team whether they may. */
export const waysBack = ['take the test', 'ask the team'] as const;
