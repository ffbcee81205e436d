import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { Star } from 'lucide-react';
import { teamApi } from '#contract/engagements/team.ts';
import { call } from '#web/lib/api-client.ts';
import { writing } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

interface TeamStarProps {
  readonly engagementId: string;
  readonly repName: string;
  readonly favourite: boolean;
}

/** Marks a rep as a favourite, visible only to the business, and unmarks them. */
export function TeamStar({ engagementId, repName, favourite }: TeamStarProps) {
  const star = useMutation({
    // Serialised: the last press counts.
    scope: { id: `favourite ${engagementId}` },
    mutationFn: (wanted: boolean) => call(wanted ? teamApi.star : teamApi.unstar, { params: { engagementId } }),
    meta: writing(teamApi.star),
    onError: (error) => failureToast('We couldn’t change your favourites', error),
  });
  const shown = star.isPending ? star.variables : favourite;
  return (
    <IconButton
      label={`Favourite: ${repName}`}
      icon={<Star aria-hidden="true" className={clsx('size-5', shown && 'fill-current')} />}
      aria-pressed={shown}
      className={shown ? 'text-brand' : 'text-ink-soft'}
      onClick={() => star.mutate(!shown)}
    />
  );
}
