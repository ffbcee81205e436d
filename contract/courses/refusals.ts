import type { RefusalText } from '../refusal-text.ts';
import { finalTest, giftBackDays, moneyBack } from './options.ts';

/** Courses of the platform; those for training videos of businesses are others. */
export const courseRefusals = {
  'course.not_found': {
    status: 404,
    title: 'Course not found',
    detail: 'This course is no longer available, or never was.',
  },
  'course.lesson_not_found': {
    status: 404,
    title: 'Lesson not found',
    detail: 'This course doesn’t have that lesson.',
  },
  'course.not_bought': {
    status: 403,
    title: 'You don’t have this course yet',
    detail: 'Read its first lesson for free, then buy the course to continue.',
  },
  'course.had_already': {
    status: 409,
    title: 'You already have this course',
    detail: 'You weren’t charged. Continue where you left off.',
  },
  'course.free_now': {
    status: 409,
    title: 'This course is free for you',
    detail: 'You weren’t charged. Start it from its page, and it’s yours.',
  },
  'course.refund_not_due': {
    status: 409,
    title: 'You can’t return this course',
    detail: `You can return a course once, within ${moneyBack.days} days, if you’ve done less than ${moneyBack.belowPercent}% of it. Write to us if something else went wrong.`,
  },
  'course_gift.not_hired': {
    status: 404,
    title: 'This rep doesn’t work for you',
    detail: 'You can give courses to reps you’ve accepted for a job.',
  },
  'course_gift.yourself': {
    status: 409,
    title: 'That’s you',
    detail: 'Buy a course for yourself in your Rep Portal. You can also return it there.',
  },
  'course_gift.not_possible': {
    status: 409,
    title: 'You can’t give this rep a course at the moment',
    detail: 'Their account isn’t active, or one of you has blocked the other. You weren’t charged.',
  },
  'course_gift.had_already': {
    status: 409,
    title: 'They already have this course',
    detail: 'You weren’t charged. Choose another course for them.',
  },
  'course_gift.free_now': {
    status: 409,
    title: 'Courses are free for reps at the moment',
    detail: 'You weren’t charged. Your reps can start any course themselves.',
  },
  'course_gift.not_found': {
    status: 404,
    title: 'Gift not found',
    detail: 'You didn’t give this course, or it has already been withdrawn.',
  },
  'course_gift.not_returnable': {
    status: 409,
    title: 'This course is theirs to keep',
    detail: `You can withdraw a course within ${giftBackDays} days, before the rep starts it, and once for each course and rep. Write to us if something else went wrong.`,
  },
  'course.question_unknown': {
    status: 422,
    title: 'We couldn’t find this question',
    detail: 'The lesson doesn’t have this question or answer. Open the lesson again.',
  },
  'course.lessons_first': {
    status: 409,
    title: 'The final test isn’t open yet',
    detail: 'Read all lessons and answer their questions first.',
  },
  'course.no_tries_left': {
    status: 409,
    title: 'No tries left today',
    detail: `You’ve started the test ${finalTest.triesADay} times today. Reread what you found hard, and come back tomorrow.`,
  },
  'course.attempt_not_found': {
    status: 404,
    title: 'We couldn’t find this try',
    detail: 'Start the test from the course page.',
  },
  'course.time_over': {
    status: 409,
    title: 'Time’s up for this try',
    detail: `You have ${finalTest.minutes} minutes for each try. Your answers don’t count, so start another one.`,
  },
  'course.passed_before': {
    status: 409,
    title: 'You’ve passed this test',
    detail: 'You already have your certificate, so there’s no need to take it again.',
  },
  'course.certificate_withdrawn': {
    status: 409,
    title: 'Your certificate was withdrawn',
    detail: 'You can retake the test once our team allows it. Message us under Messages to ask.',
  },
  'course.not_finished': {
    status: 409,
    title: 'Finish the course first',
    detail: 'You can rate a course once you’ve passed its final test.',
  },
  'certificate.not_found': {
    status: 404,
    title: 'Certificate not found',
    detail: 'We couldn’t find a certificate with this number. Check the number.',
  },
  'certificate.withdrawn': {
    status: 409,
    title: 'This certificate was withdrawn',
    detail: 'It’s no longer valid. Write to us if you think this is a mistake.',
  },
  'certificate.valid': {
    status: 409,
    title: 'This certificate is valid',
    detail: 'Only reps whose certificate was withdrawn can retake the test.',
  },
  'badge.key_not_found': {
    status: 404,
    title: 'Key not found',
    detail: 'None of our badges were signed with this key.',
  },
} as const satisfies Record<string, RefusalText>;
