import { engagementLimits, engagementTimes } from '../agreed-terms.ts';
import type { RefusalText } from '../refusal-text.ts';
import { disputeLimits } from './options.ts';

/** Refusals of accepted work. */
export const engagementRefusals = {
  'hold.not_standing': {
    status: 409,
    title: 'This hold has ended',
    detail: 'Another admin has lifted it. Refresh to see the latest.',
  },
  'hold.changed': {
    status: 409,
    title: 'The amount on hold has changed',
    detail:
      'A payout came back since this was proposed. Decline the proposal, and propose it again with the new amount.',
  },
  'engagement.not_found': {
    status: 404,
    title: 'Work not found',
    detail: 'There is no such work, or it is not yours.',
  },
  'engagement.rep_gone': {
    status: 409,
    title: 'This rep is not here any more',
    detail: 'Their account is closed, or not open at the moment, so they cannot be invited.',
  },
  'engagement.running': {
    status: 409,
    title: 'You have work that is not over',
    detail: 'Finish or cancel it first. Your account can be deleted as soon as nothing is held for it any more.',
  },
  'engagement.not_yours': {
    status: 403,
    title: 'You can’t do this',
    detail: 'Only the other party to this gig can do this.',
  },
  'engagement.moved_on': {
    status: 409,
    title: 'This gig has changed',
    detail: 'Its status has changed since you opened it. Refresh to see the latest.',
  },
  'engagement.terms_changed': {
    status: 409,
    title: 'The terms have changed',
    detail: 'Read the new terms before you agree to them.',
  },
  'engagement.courses_missing': {
    status: 409,
    title: 'Finish the course first',
    detail: 'This job asks for a course. Once you have its certificate you can agree.',
  },
  'engagement.hours_taken': {
    status: 409,
    title: 'You have another gig at this time',
    detail: 'You have agreed to another gig with overlapping hours. Cancel that one first, or decline this one.',
  },
  'engagement.terms_fixed': {
    status: 409,
    title: 'These terms stay as they are',
    detail: 'Terms can be changed until the work begins, and only while all of it is still to come.',
  },
  'engagement.pay_funded': {
    status: 409,
    title: 'The pay is fixed',
    detail:
      'The money for this work is held already. Change days, hours or place, and leave the pay of each part as it is.',
  },
  'engagement.parts_fixed': {
    status: 409,
    title: 'This would be paid in other parts',
    detail: `Work of more than ${engagementLimits.daysInOne} days is paid week by week. Choose days that make as many parts as before, or cancel and hire again.`,
  },
  'engagement.too_late': {
    status: 409,
    title: 'The time for this is over',
    detail: 'Look at where the work stands now and what you can still do.',
  },
  'engagement.too_early': {
    status: 409,
    title: 'It is too early for this',
    detail: 'The time for it is not over yet.',
  },
  'engagement.days_open': {
    status: 409,
    title: 'The days are not named yet',
    detail: 'The business first says on which days and at what time the work is.',
  },
  'engagement.begun': {
    status: 409,
    title: 'The work has begun',
    detail: 'It cannot be cancelled any more. If something is wrong, open a dispute.',
  },
  'engagement.confirmation_closed': {
    status: 409,
    title: 'It is too early to confirm',
    detail: `You can confirm from ${engagementTimes.confirmFromHours} hours before the start.`,
  },
  'engagement.check_in_closed': {
    status: 409,
    title: 'Check-in is closed',
    detail: `You can check in from ${engagementTimes.checkInEarlyMinutes} minutes before the start of a shift until its end.`,
  },
  'engagement.code_wrong': {
    status: 422,
    title: 'That is not the code of the day',
    detail: 'Ask the business for the six digits that it sees for today.',
  },
  'engagement.check_out_closed': {
    status: 409,
    title: 'Check-out is closed',
    detail: `You can check out until ${engagementTimes.checkOutLateHours} hours after the end of a shift. Enter your hours when you submit them.`,
  },
  'engagement.not_that_day': {
    status: 422,
    title: 'There is no work on that day',
    detail: 'Look at the days of this work.',
  },
  'engagement.within_the_hour': {
    status: 409,
    title: 'Please wait a little longer',
    detail: `You can report a no-show from ${engagementTimes.noShowMinutes} minutes after the start.`,
  },
  'engagement.not_waited': {
    status: 409,
    title: 'Please wait a little longer',
    detail: `Record that you are there, then wait until ${engagementTimes.waitMinutes} minutes after the start.`,
  },
  'hand_in.too_many_hours': {
    status: 422,
    title: 'Those hours are more than the shift',
    detail: `You can submit the hours of a shift and up to ${engagementLimits.overtimeHours} hours of overtime a day.`,
  },
  'hand_in.pictures_missing': {
    status: 422,
    title: 'Pictures are missing',
    detail: 'The business asks for pictures of the gig. Add at least one, then submit again.',
  },
  'hand_in.count_missing': {
    status: 422,
    title: 'The count is missing',
    detail: 'The business asks for a number. Enter it, or 0, then submit again.',
  },
  'hand_in.not_a_picture': {
    status: 422,
    title: 'This is not a picture',
    detail: 'Add pictures of the work alone: JPEG, PNG or WebP.',
  },
  'hand_in.too_many_pictures': {
    status: 409,
    title: 'That is enough',
    detail: `You can add ${engagementLimits.pictures} pictures. Remove one before you add another.`,
  },
  'engagement.not_over': {
    status: 409,
    title: 'The work is not over yet',
    detail: 'You can submit your hours once the last shift has ended.',
  },
  'dispute.too_much': {
    status: 409,
    title: 'You have reached the limit of this dispute',
    detail: `Each side can write ${disputeLimits.statements} statements and add ${disputeLimits.files} files. Our team reads all of them before it decides.`,
  },
  'dispute.more_than_pay': {
    status: 422,
    title: 'That is more than the pay',
    detail: 'Give the rep at most the pay of this work.',
  },
  'dispute.changed': {
    status: 409,
    title: 'There are new statements',
    detail: 'Read them, then decide.',
  },
  'engagement.no_changes_left': {
    status: 409,
    title: 'You have no requests for changes left',
    detail: `You can ask for changes ${engagementLimits.changeRequests} times. Approve the hours, or open a dispute.`,
  },
} as const satisfies Record<string, RefusalText>;
