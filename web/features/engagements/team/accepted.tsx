import { useQuery } from '@tanstack/react-query';
import { teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { workOfApplicationQuery } from '../work/api.ts';
import { milestoneToShow } from './milestone-to-show.ts';
import { deadlineWords, moneyWords, statusText } from './words.ts';

/** Status of an accepted rep's gig, with a link to it. Renders nothing for jobs paid elsewhere. */
export function AcceptedInTeam({ applicationId }: { readonly applicationId: string }) {
  const { data, error, isFetching, refetch } = useQuery(workOfApplicationQuery(applicationId));
  if (!data)
    return error ? <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} /> : <Pending />;
  const work = data.engagement;
  const milestone = work ? milestoneToShow(work.milestones) : undefined;
  if (!work || !milestone) return null;
  const due = deadlineWords(milestone, work.repName, new Date(data.now));
  return (
    <Card level={3} title="The work" action={<StatusBadge {...statusText(milestone, new Date(data.now))} />}>
      {due ? <p className="mb-2 leading-relaxed">{due}</p> : null}
      <p className="leading-relaxed">{moneyWords(milestone.money, work.repName, milestone.chargedBack)}</p>
      <LinkButton to={teamWorkAddress(work.id)} variant="secondary" full="phone" className="mt-4">
        Open gig
      </LinkButton>
    </Card>
  );
}
