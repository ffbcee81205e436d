import type { Result } from '#contract/endpoint.ts';
import type { engagementsApi } from '#contract/engagements/engagements.ts';
import { nameStep } from '#texts/engagements/steps.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Timeline } from '#web/ui/timeline.tsx';

type Shown = Pick<Result<typeof engagementsApi.show>, 'steps' | 'milestones' | 'as' | 'acceptedAt'>;

const ends: readonly string[] = ['lapsed', 'cancelled', 'no_show'];

/** The history of a gig, in order, from the reader's side. */
export function WorkTimeline({ work }: { readonly work: Shown }) {
  const { steps, milestones, as, acceptedAt } = work;
  const ofWeek = (milestone: number) => (milestones.length > 1 ? `Week ${milestone}: ` : '');
  const entries = steps.toReversed().map(({ id, milestone, move, status, note, at }) => ({
    id,
    title: `${ofWeek(milestone)}${nameStep(move, as)}`,
    time: formatDateTime(at),
    moment: at,
    tone: ends.includes(status) ? ('stopped' as const) : ('done' as const),
    ...(note && { body: <span className="whitespace-pre-line break-words">{note}</span> }),
  }));
  const started = {
    id: 'accepted',
    title: as === 'rep' ? 'The business accepted you' : 'You accepted the rep',
    time: formatDateTime(acceptedAt),
    moment: acceptedAt,
    tone: 'done' as const,
  };
  return <Timeline entries={[started, ...entries]} />;
}
