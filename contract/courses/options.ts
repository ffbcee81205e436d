/** The level of a course, up from beginners'. */
export const courseLevels = ['Beginner', 'Intermediate', 'Advanced'] as const;

export type CourseLevel = (typeof courseLevels)[number];

/** How a rep got a course: bought it, was given it by a business, or the operator lets reps pay nothing. */
export const courseSources = ['bought', 'gift', 'free'] as const;

/** Where a course comes from: the repository, or the panel of the administrators. */
export const courseOrigins = ['repository', 'panel'] as const;

/** Open to visitors, without owning the course. */
export const freeLesson = 1;

/**
 * A bought course is refunded on request within these days, once, while less than this part of it is done: a rep who has read more of it has used it
 * (ECTA, section 42, for services that have begun).
 */
export const moneyBack = { days: 7, belowPercent: 20 } as const;

/** Maximum of courses in one order. */
export const mostCoursesAtOnce = 24;

/** Maximum of courses a business gives in one order, all reps together. */
export const mostGifts = 60;

/** How long a business may take back a given course, if it was not begun. */
export const giftBackDays = 7;

/**
 * The status of a given course, for the business. `finished`: with a valid certificate. `returned`: refunded after it was opened; `returning`: it was
 * paid for and could not be opened; `gone`: the rep's account is closed.
 */
export const giftStates = ['given', 'finished', 'returned', 'returning', 'gone'] as const;

/** Under each lesson. */
export const questionsALesson = 3;

/** A final test: how many questions are drawn, and the minimum in its bank. */
export const finalTest = { questions: 12, bank: 30, passPercent: 80, triesADay: 3, minutes: 45 } as const;

/** Reading speed for unfamiliar text. */
export const wordsAMinute = 180;

/** A lesson counts as read once it was open for this part of its time. */
export const readPart = 0.4;

/** Batch limits for a device's reports of open lessons and answers: it may have been offline. */
export const mostReports = 200;

/** The most reading time in one report of a device, in seconds. */
export const longestReport = 600;

/** How long received reports are remembered: a device may resend what it stored offline. */
export const reportDays = 60;

/** The part of a certificate's name that visitors see: all of it, `Thabo M.`, or nothing. */
export const shownNames = ['full', 'short', 'none'] as const;

export type ShownName = (typeof shownNames)[number];

/** Why a badge is no longer valid. */
export const badgeEnds = ['withdrawn', 'replaced', 'deleted'] as const;

/** Limits for files that administrators write. */
export const longestCourseFile = 48_000;
/** In bytes: a character takes up to three, and the surrounding JSON is short. */
export const largestFileRequest = longestCourseFile * 3 + 4096;
export const mostDraftFiles = 60;
export const mostDrafts = 200;

/** What a rep whose certificate was withdrawn can do: retake the final test, or ask the team whether they may. */
export const waysBack = ['take the test', 'ask the team'] as const;

/** Points are shown as XP. A finished course gives what its own front matter says. */
export const pointsFor = { lesson: 10, firstGig: 100 } as const;

/**
 * A day counts on which a lesson was read, or its questions were answered, in South Africa and by our clock. The third day in a row earns points, and
 * each seventh more.
 */
export const streakRewards = { thirdDay: 20, eachSeventhDay: 50 } as const;

/** The points from which a rep has each level. */
export const pointLevels = [
  { name: 'Starter', from: 0 },
  { name: 'Seller', from: 200 },
  { name: 'Strong Seller', from: 600 },
  { name: 'Expert Seller', from: 1_200 },
  { name: 'Master Seller', from: 2_200 },
  { name: 'Champion', from: 3_500 },
] as const;
