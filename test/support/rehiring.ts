import type { CallInput } from '#contract/endpoint.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { rehireApi } from '#contract/trust/rehire.ts';
import type { RehireConflict } from '#contract/trust/rehire-options.ts';
import { expireRehires } from '#server/features/trust/rehire/commands/settle-rehire.ts';
import { now } from '#server/platform/clock.ts';
import type { TestApp } from './app.ts';
import { accepted } from './engagements.ts';
import { dayFromNow, jobDraft } from './hiring.ts';
import { type Person, signUpBusiness, signUpRep } from './people.ts';

export interface Team {
  readonly business: Person;
  readonly reps: readonly Person[];
  /** A gig of each. */
  readonly gigs: readonly string[];
}

/** Reps whom a business hired before, on days that don't meet those of `nextGig`. */
export async function teamOf(app: TestApp, size: number): Promise<Team> {
  const business = await signUpBusiness(app);
  const reps: Person[] = [];
  const gigs: string[] = [];
  for (let at = 0; at < size; at++) {
    const rep = await signUpRep(app);
    const { engagement } = await accepted(app, {}, { business, rep });
    reps.push(rep);
    gigs.push(engagement.id);
  }
  return { business, reps, gigs };
}

export const hoursAhead = (hours: number): string => new Date(now().getTime() + hours * 3_600_000).toISOString();

/** A job's day, so many days ahead. */
export const onDay = (ahead: number) => ({
  schedule: { kind: 'days' as const, dates: [dayFromNow(ahead)], from: '09:00', to: '17:00', breakMinutes: 0 },
});

/** Moves a gig to so many days ago, for queries. */
export const pastGig = `
  update milestones set ends_at = now() - make_interval(days => $2), starts_at = now() - make_interval(days => $2, hours => 8)
  where engagement_id = $1`;

/** A job on one day, three weeks ahead. */
export const nextGig = async ({ business }: Team, changes: Parameters<typeof jobDraft>[1] = {}) => ({
  kind: 'post' as const,
  input: await jobDraft(business.call, {
    ...onDay(21),
    payPer: 'day',
    dayRateCents: 95_000,
    compensationCents: 95_000,
    hourlyRateCents: null,
    positions: 2,
    ...changes,
  }),
});

/** Invites the whole team, to a new job by default. */
export async function send(
  team: Team,
  {
    job,
    answerBy = hoursAhead(48),
    key,
    ...more
  }: {
    readonly job?: CallInput<typeof rehireApi.send>['body']['job'];
    readonly answerBy?: string;
    readonly key?: string;
    readonly gigs?: readonly string[];
    readonly emptyPlaces?: 'applicants' | 'standby';
    readonly signed?: { readonly fullName: string; readonly agreed: true; readonly phone: string };
  } = {},
) {
  const { gigs = team.gigs, emptyPlaces = 'applicants', signed } = more;
  return team.business.call(
    rehireApi.send,
    {
      body: { engagementIds: [...gigs], job: job ?? (await nextGig(team)), answerBy, emptyPlaces, signed },
    },
    key ? { idempotencyKey: key } : {},
  );
}

export const conflictsOf = async (team: Team, job: Awaited<ReturnType<typeof nextGig>>) =>
  (await team.business.call(rehireApi.check, { body: { engagementIds: [...team.gigs], job } })).reps.map(
    ({ conflict }): RehireConflict | null => conflict,
  );

export const invitationsTo = async ({ call }: Person) => (await call(rehireApi.offers, {})).items;

/** The only invitation that a rep can answer. */
export async function invitationTo(rep: Person) {
  const [one] = await invitationsTo(rep);
  if (!one) throw new Error('This rep is not invited.');
  return one;
}

export const acceptOf = ({ call }: Person, { id }: { readonly id: string }) =>
  call(rehireApi.accept, { params: { invitationId: id } });

export const declineOf = ({ call }: Person, { id }: { readonly id: string }) =>
  call(rehireApi.decline, { params: { invitationId: id } });

export const withdrawOf = ({ business }: Team, { id }: { readonly id: string }) =>
  business.call(rehireApi.withdraw, { params: { invitationId: id } });

/** The acts of the business, newest first. */
export const rehiresOf = async ({ business }: Team) => (await business.call(rehireApi.list, {})).items;

/** The answers to the newest act, in the order of the names. */
export const answersOf = async (team: Team) =>
  (await rehiresOf(team))[0]?.invitations.map(({ status }) => status).toSorted();

export const gigsOf = async ({ business }: Team, jobId: string) =>
  (await business.call(engagementsApi.ofBusiness, { query: { jobId } })).items;

/** Runs the task of each minute. */
export const expire = ({ services }: TestApp) => expireRehires(services, new AbortController().signal);
