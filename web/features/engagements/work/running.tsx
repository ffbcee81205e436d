import { useCallback } from 'react';
import type { Result } from '#contract/endpoint.ts';
import type { Engagement, engagementsApi } from '#contract/engagements/engagements.ts';
import { workAddress } from '#contract/site/portal-addresses.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLookAt, useOurTime } from '../use-our-time.ts';
import { WorkActionInList } from './action.tsx';
import { inOrder, milestoneNow, turnsOf } from './due-action.ts';
import { WorkFacts } from './facts.tsx';
import { WorkRecords } from './records.tsx';
import { WorkStatusCard } from './status-card.tsx';
import { WorkTile } from './tile.tsx';

interface WorkRunningProps {
  readonly running: Result<typeof engagementsApi.running>;
  /** When it was received, by the phone's clock. */
  readonly at: number;
  readonly look: () => unknown;
}

/** The next gig in full, with its action, and later ones in short. */
export function WorkRunning({ running, at, look }: WorkRunningProps) {
  const ourTime = { now: running.now, at };
  const now = useOurTime(ourTime);
  useLookAt(
    running.items.flatMap(({ milestones }) => milestones.flatMap(turnsOf)),
    ourTime,
    useCallback(() => void look(), [look]),
  );
  const [next, ...later] = inOrder(running.items, now);
  return (
    <div className="grid gap-6">
      {next ? <Next work={next} now={now} /> : null}
      {later.length > 0 ? (
        <section aria-labelledby="later-work">
          <h2 id="later-work" className="mb-4 text-2xl">
            More gigs
          </h2>
          <ul className="grid gap-4">
            {later.map((work) => (
              <li key={work.id} className="min-w-0">
                <WorkTile work={work} now={now} toDo />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function Next({ work, now }: { readonly work: Engagement; readonly now: Date }) {
  const milestone = milestoneNow(work, now);
  if (!milestone) return null;
  const props = { work, milestone, now };
  return (
    <WorkStatusCard
      {...props}
      action={
        <>
          <WorkActionInList {...props} />
          <WorkRecords engagementId={work.id} />
        </>
      }
      named={
        <>
          <TextLink to={workAddress(work.id)}>{work.title}</TextLink>
          <span className="block font-normal text-base text-ink-soft">{work.companyName}</span>
        </>
      }
    >
      <div className="border-line border-t pt-4">
        <WorkFacts work={work} now={now} />
      </div>
    </WorkStatusCard>
  );
}
