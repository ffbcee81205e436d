import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { LinkButton } from '#web/ui/link-button.tsx';
import { matchJobsQuery } from './api.ts';
import { matchJobAddress } from './desk-addresses.ts';

/** The longest-waiting job that no colleague has claimed; renders nothing if there is none. */
export function NextJob({ after }: { readonly after: string }) {
  const { data } = useQuery(matchJobsQuery());
  const next = data?.items.find(({ jobId, claim }) => jobId !== after && (claim === null || claim.mine));
  if (!next) return null;
  return (
    <LinkButton
      to={matchJobAddress(next.jobId)}
      variant="secondary"
      icon={<ArrowRight aria-hidden="true" className="size-4.5" />}
    >
      Next job
    </LinkButton>
  );
}
