import { engagementLimits, engagementTimes } from '../agreed-terms.ts';
import type { RefusalText } from '../refusal-text.ts';
import { disputeLimits } from './options.ts';
import { saleLimits } from './sales-options.ts';

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
      'A payout was returned after this was proposed. Decline the proposal, and propose it again with the new amount.',
  },
  'engagement.not_found': {
    status: 404,
    title: 'Gig not found',
    detail: 'This gig doesn’t exist, or you don’t have access to it.',
  },
  'engagement.rep_gone': {
    status: 409,
    title: 'This rep is no longer available',
    detail: 'Their account is closed or inactive, so you can’t invite them.',
  },
  'engagement.running': {
    status: 409,
    title: 'You have unfinished gigs',
    detail: 'Finish or cancel them first. You can delete your account once we’re no longer holding money for them.',
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
    detail: 'This job requires a course. You can agree once you have its certificate.',
  },
  'engagement.hours_taken': {
    status: 409,
    title: 'You have another gig at this time',
    detail: 'You’ve agreed to another gig with overlapping hours. Cancel that one first, or decline this one.',
  },
  'engagement.below_minimum_wage': {
    status: 409,
    title: 'The pay is below the minimum wage',
    detail: 'It’s less than the minimum wage on the days of this gig. Ask the business to change the terms.',
  },
  'engagement.terms_fixed': {
    status: 409,
    title: 'These terms can’t be changed',
    detail: 'You can change the terms only before the gig starts.',
  },
  'engagement.pay_funded': {
    status: 409,
    title: 'The pay can’t be changed',
    detail: 'We’re already holding the money for this gig. You can change the days, hours or place, but not the pay.',
  },
  'engagement.parts_fixed': {
    status: 409,
    title: 'These days would change the number of payments',
    detail: `Gigs of more than ${engagementLimits.daysInOne} days are paid week by week. Choose days that make the same number of parts, or cancel and hire again.`,
  },
  'engagement.too_late': {
    status: 409,
    title: 'The deadline for this has passed',
    detail: 'Refresh to see the gig’s status and what you can still do.',
  },
  'engagement.too_early': {
    status: 409,
    title: 'It’s too early for this',
    detail: 'The deadline hasn’t passed yet.',
  },
  'engagement.days_open': {
    status: 409,
    title: 'The days aren’t set yet',
    detail: 'The business has to set the days and hours first.',
  },
  'engagement.begun': {
    status: 409,
    title: 'The gig has started',
    detail: 'You can no longer cancel it. If something is wrong, open a dispute.',
  },
  'engagement.confirmation_closed': {
    status: 409,
    title: 'It’s too early to confirm',
    detail: `You can confirm from ${engagementTimes.confirmFromHours} hours before the start.`,
  },
  'engagement.check_in_closed': {
    status: 409,
    title: 'Check-in is closed',
    detail: `You can check in from ${engagementTimes.checkInEarlyMinutes} minutes before the start of a shift until its end.`,
  },
  'engagement.code_wrong': {
    status: 422,
    title: 'That isn’t today’s check-in code',
    detail: 'Ask the business for today’s six-digit code.',
  },
  'engagement.check_out_closed': {
    status: 409,
    title: 'Check-out is closed',
    detail: `You can check out until ${engagementTimes.checkOutLateHours} hours after the end of a shift. Enter your hours when you submit them.`,
  },
  'engagement.not_that_day': {
    status: 422,
    title: 'There’s no shift on that day',
    detail: 'Check the days of this gig.',
  },
  'engagement.within_the_hour': {
    status: 409,
    title: 'Please wait a little longer',
    detail: `You can report a no-show from ${engagementTimes.noShowMinutes} minutes after the start.`,
  },
  'engagement.not_waited': {
    status: 409,
    title: 'Please wait a little longer',
    detail: `Record that you’re there, then wait until ${engagementTimes.waitMinutes} minutes after the start.`,
  },
  'hand_in.too_many_hours': {
    status: 422,
    title: 'Those hours are longer than the shift',
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
    title: 'This isn’t a picture',
    detail: 'Add pictures of the work as JPEG, PNG or WebP files.',
  },
  'hand_in.too_many_pictures': {
    status: 409,
    title: 'You’ve reached the limit of pictures',
    detail: `You can add ${engagementLimits.pictures} pictures. Remove one before you add another.`,
  },
  'engagement.not_over': {
    status: 409,
    title: 'The gig isn’t over yet',
    detail: 'You can submit your hours once the last shift has ended.',
  },
  'engagement.sales_open': {
    status: 409,
    title: 'Sales of this gig are still open',
    detail: `You can approve the hours ${saleLimits.lateHours} hours after the last shift, and ${saleLimits.answerHours} hours after you last disputed or voided a sale.`,
  },
  'dispute.too_much': {
    status: 409,
    title: 'You’ve reached the limit for this dispute',
    detail: `Each side can make ${disputeLimits.statements} statements and add ${disputeLimits.files} files. Our team reads all of them before deciding.`,
  },
  'dispute.more_than_pay': {
    status: 422,
    title: 'That’s more than the pay',
    detail: 'Enter no more than the pay for this gig.',
  },
  'dispute.changed': {
    status: 409,
    title: 'There are new statements',
    detail: 'Read them, then decide.',
  },
  'dispute.own_decision': {
    status: 409,
    title: 'You took part in the first decision',
    detail: 'Another admin has to decide the appeal.',
  },
  'engagement.no_changes_left': {
    status: 409,
    title: 'You can’t ask for more changes',
    detail: `You can ask for changes ${engagementLimits.changeRequests} times. Approve the hours, or open a dispute.`,
  },
} as const satisfies Record<string, RefusalText>;
