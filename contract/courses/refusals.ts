import type { RefusalText } from '../refusal-text.ts';
import { finalTest, giftBackDays, moneyBack } from './options.ts';

/** Courses of the platform; those for training videos of businesses are others. */
export const courseRefusals = {
  'course.not_found': {
    status: 404,
    title: 'Course not found',
    detail: 'It is not offered any more, or it never was.',
  },
  'course.lesson_not_found': {
    status: 404,
    title: 'Lesson not found',
    detail: 'This course has no such lesson.',
  },
  'course.not_bought': {
    status: 403,
    title: 'You do not have this course yet',
    detail: 'Read its first lesson free of charge, and buy it to go on.',
  },
  'course.had_already': {
    status: 409,
    title: 'You have this course already',
    detail: 'Nothing was charged. Go on where you stopped.',
  },
  'course.free_now': {
    status: 409,
    title: 'This course costs you nothing',
    detail: 'Nothing was charged. Begin it from its page: it is yours then.',
  },
  'course.refund_not_due': {
    status: 409,
    title: 'This course cannot be given back here',
    detail: `What you paid for a course goes back within ${moneyBack.days} days, while less than ${moneyBack.belowPercent} % of it is done, and once for each course. Write to us if something else went wrong.`,
  },
  'course_gift.not_hired': {
    status: 404,
    title: 'This rep does not work for you',
    detail: 'Courses are given to reps whom you have accepted for a job.',
  },
  'course_gift.yourself': {
    status: 409,
    title: 'This is you',
    detail: 'Buy a course for yourself in your Rep Portal: there it also goes back within its days.',
  },
  'course_gift.not_possible': {
    status: 409,
    title: 'This rep cannot be given a course now',
    detail: 'Their account is not open at the moment, or one of you has blocked the other. Nothing was charged.',
  },
  'course_gift.had_already': {
    status: 409,
    title: 'They have this course already',
    detail: 'Nothing was charged. Choose another course for them.',
  },
  'course_gift.free_now': {
    status: 409,
    title: 'Courses cost reps nothing at the moment',
    detail: 'Nothing was charged. Your reps can start any course themselves.',
  },
  'course_gift.not_found': {
    status: 404,
    title: 'Gift not found',
    detail: 'You gave no such course, or it went back already.',
  },
  'course_gift.not_returnable': {
    status: 409,
    title: 'This course is theirs',
    detail: `What you gave goes back within ${giftBackDays} days, before it was begun, and each course once from the same rep. Write to us if something else went wrong.`,
  },
  'course.question_unknown': {
    status: 422,
    title: 'This question is not there',
    detail: 'Open the lesson again: the answer was to a question or an option that it does not have.',
  },
  'course.lessons_first': {
    status: 409,
    title: 'The final test is not open yet',
    detail: 'Read all lessons and answer their questions first.',
  },
  'course.no_tries_left': {
    status: 409,
    title: 'No tries left today',
    detail: `You have begun the test ${finalTest.triesADay} times today. Read once more what was hard, and come back tomorrow.`,
  },
  'course.attempt_not_found': {
    status: 404,
    title: 'This try is not there',
    detail: 'Begin the test from the page of the course.',
  },
  'course.time_over': {
    status: 409,
    title: 'The time for this try is over',
    detail: `A try takes at most ${finalTest.minutes} minutes. What you had answered does not count; begin another one.`,
  },
  'course.passed_before': {
    status: 409,
    title: 'You have passed this test',
    detail: 'Your certificate is yours already. There is nothing to win a second time.',
  },
  'course.certificate_withdrawn': {
    status: 409,
    title: 'Your certificate was withdrawn',
    detail: 'The test can be taken again once our team allows it. Write to us in Messages: we look at it with you.',
  },
  'course.not_finished': {
    status: 409,
    title: 'Finish the course first',
    detail: 'A course is rated by those who passed its final test.',
  },
  'certificate.not_found': {
    status: 404,
    title: 'Certificate not found',
    detail: 'You can’t open a certificate with this number. Check the number.',
  },
  'certificate.withdrawn': {
    status: 409,
    title: 'This certificate was withdrawn',
    detail: 'It is not valid any more. Write to us if you think that this is a mistake.',
  },
  'certificate.valid': {
    status: 409,
    title: 'This certificate is valid',
    detail: 'Only reps whose certificate was withdrawn can retake the test.',
  },
  'badge.key_not_found': {
    status: 404,
    title: 'Key not found',
    detail: 'None of our badges was signed with this key.',
  },
} as const satisfies Record<string, RefusalText>;
