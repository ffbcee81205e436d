import { begunShift, restAnswerUntil } from '#domain/standby/rest-of-shift.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { Settled } from '../../notifications/commands/mark-settled.ts';
import type { NewNotification } from '../../notifications/commands/notify-users.ts';
import { describeOffer, describeOffersOf, describePlace } from '../../trust/standby/queries/describe-places.ts';
import { findOffer, planOffered } from '../../trust/standby/queries/find-offer.ts';
import type { Outcome } from './run-notifiers.ts';

type Described = NonNullable<Awaited<ReturnType<typeof describeOffer>>>;

const kinds = ['standby.offered'] as const;

/** `once` of the notification of an offer. */
const onceOf = ({ offer }: Described) => `standby.offered ${offer.id}`;

const ofRep = ({ offer, jobId, jobTitle, companyName: name, repUserId: userId, businessUserId }: Described) => ({
  people: { userId, aboutUserId: businessUserId },
  facts: { applicationId: offer.applicationId, jobId, jobTitle, name },
});

/** Notifies a rep on standby of an offer that they can still answer. */
export async function ofStandbyOffer(tx: Tx, { offerId }: { readonly offerId: string }): Promise<Outcome> {
  const described = await describeOffer(tx.db, offerId);
  if (described?.offer.status !== 'open') return {};
  const planned = await planOffered(tx.db, await findOffer(tx.db, described.repId, offerId));
  if (!planned) return {};
  const { people, facts } = ofRep(described);
  const content = {
    ...{ kind: 'standby.offered' as const, ...facts, offerId },
    startsAt: planned.startsAt.toISOString(),
    answerBy: described.offer.answerBy.toISOString(),
    cents: Number(planned.takeHomeCents),
    upTo: planned.upTo,
    ...(planned.rest && { restUntil: planned.rest.end.toISOString() }),
  };
  return { notifications: [{ ...people, content, how: { once: onceOf(described) } }] };
}

/** Notifies the business of the outcome, and the reps who were asked and didn’t get the place. Offers that are over are outdated. */
export async function ofStandbyPlace(tx: Tx, { placeId }: { readonly placeId: string }): Promise<readonly Outcome[]> {
  const described = await describePlace(tx.db, placeId);
  if (!described || described.place.status === 'open') return [];
  const offers = await describeOffersOf(tx.db, placeId);
  const settles = offers.map((one): Settled => ({ userId: one.repUserId, kinds, about: one.offer.applicationId }));
  const taken = offers
    .filter(({ offer }) => offer.status === 'taken')
    .map((one): NewNotification => {
      const { people, facts } = ofRep(one);
      const content = { kind: 'standby.taken' as const, ...facts };
      return { ...people, content, how: { once: `standby.taken ${one.offer.id}` } };
    });
  return [{ settles }, { notifications: [...taken, ...outcomeOf(described, offers)] }];
}

function outcomeOf(
  { place, job, businessUserId: userId, paid }: NonNullable<Awaited<ReturnType<typeof describePlace>>>,
  offers: readonly Described[],
): readonly NewNotification[] {
  const { jobId, arrivesAt, filledBy } = place;
  const { title: jobTitle } = job;
  const comes = offers.find(({ offer }) => offer.status === 'accepted');
  if (comes && arrivesAt && filledBy) {
    const facts = { applicationId: comes.offer.applicationId, jobId, jobTitle, name: comes.repName };
    return [
      {
        ...{ userId, aboutUserId: comes.repUserId },
        content: {
          ...{ kind: 'standby.filled', ...facts, paid },
          ...{ engagementId: filledBy, arrivesAt: arrivesAt.toISOString() },
        },
        how: { once: `standby.filled ${place.id}` },
      },
    ];
  }
  // The business stopped, or gave the place to another applicant.
  if (offers.some(({ offer }) => offer.status === 'taken' && offer.answeredAt?.getTime() === place.endedAt?.getTime()))
    return [];
  const begun = place.rest ? begunShift(job, now()) : null;
  return [
    {
      ...{ userId, aboutUserId: null },
      content: {
        ...{ kind: 'standby.unfilled', jobId, jobTitle, engagementId: place.engagementId, rest: place.rest },
        ...(begun && { againUntil: restAnswerUntil(begun).toISOString() }),
      },
      how: { once: `standby.unfilled ${place.id} ${place.endedAt?.toISOString()}` },
    },
  ];
}
