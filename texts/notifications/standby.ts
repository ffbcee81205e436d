import {
  ownJobAddress,
  rehireAddress,
  repTabAddress,
  standbyOfferAddress,
  teamWorkAddress,
  trackedAddress,
} from '#contract/site/portal-addresses.ts';
import { describeTakeHome } from '../jobs/sales-terms.ts';
import type { TextsOf } from './kind-texts.ts';
import { untilText } from './time-texts.ts';

/** Places that are offered to reps on standby. */
export const standbyTexts = {
  'standby.offered': {
    words: ({ name, jobTitle, startsAt, answerBy, cents, upTo, restUntil }, say) => ({
      title: `Can you step in for ${jobTitle}, ${say.moment(startsAt)}?`,
      detail: `${
        restUntil
          ? `${name} needs a rep for the rest of the day. You’ll get ${describeTakeHome(cents, upTo)}, or less if you arrive later.`
          : `${name} has a place for you. You’ll get ${describeTakeHome(cents, upTo)}.`
      } Answer by ${untilText(answerBy, say)}: the first to accept gets it.`,
    }),
    path: ({ offerId }) => standbyOfferAddress(offerId),
    button: 'See the offer',
  },
  'standby.taken': {
    words: ({ name, jobTitle }) => ({
      title: `${name} no longer needs you for ${jobTitle}`,
      detail: `The place is taken or no longer offered. You’re still on standby for as long as you said.`,
    }),
    path: ({ applicationId }) => trackedAddress(applicationId),
  },
  'standby.filled': {
    words: ({ name, jobTitle, arrivesAt, paid }, say) => ({
      title: paid
        ? `${name} is coming instead, ${say.moment(arrivesAt)}`
        : `${name} can come instead, ${say.moment(arrivesAt)}, once you pay`,
      detail: `${name} was on standby for ${jobTitle} and signed the terms. ${
        paid ? 'The money you had already paid covers the gig.' : 'Pay for the gig now to book them.'
      }`,
    }),
    path: ({ engagementId }) => teamWorkAddress(engagementId),
  },
  'standby.unfilled': {
    words: ({ jobTitle, engagementId, rest, againUntil }, say) => ({
      title: `No rep on standby took the place for ${jobTitle}`,
      detail: rest
        ? againUntil
          ? `You can offer the rest of the day again until ${say.moment(againUntil)}, once another rep is on standby.`
          : 'The place was for the rest of the day.'
        : engagementId
          ? 'Accept another applicant, or offer the place again once more reps are on standby.'
          : 'Accept another applicant.',
    }),
    path: ({ engagementId, jobId }) => (engagementId ? teamWorkAddress(engagementId) : ownJobAddress(jobId)),
  },
  'rehire.invited': {
    words: ({ name, jobTitle, startsAt, answerBy, cents, upTo }, say) => ({
      title: `${name} wants you back for ${jobTitle}, ${say.moment(startsAt)}`,
      detail: `You’ll get ${describeTakeHome(cents, upTo)}. Accept or decline by ${untilText(answerBy, say)}.`,
    }),
    path: () => repTabAddress('my-work'),
    button: 'Answer',
  },
  'rehire.withdrawn': {
    words: ({ name, jobTitle }) => ({
      title: `${name} no longer needs you for ${jobTitle}`,
      detail: 'Every place is taken, the job has closed, or the business withdrew its invitation.',
    }),
    path: () => repTabAddress('my-work'),
  },
  'rehire.settled': {
    words: ({ jobTitle, invited, accepted, room, emptyPlaces }) => ({
      title: `${accepted} of ${invited} invited reps accepted your invitation to ${jobTitle}`,
      detail:
        room === 0
          ? 'Every place is filled. We’ll ask you to pay once they agree to the terms.'
          : `${room === 1 ? 'One place is' : `${room} places are`} still empty. ${
              emptyPlaces === 'standby' ? 'We’re asking reps on standby.' : 'Choose from your applicants.'
            }`,
    }),
    path: () => rehireAddress(),
  },
} satisfies Partial<TextsOf>;
