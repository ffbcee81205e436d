import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { termsAddress } from '#contract/site/portal-addresses.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { AgreeForm } from '../terms/agree-form.tsx';
import { termsQuery } from '../terms/api.ts';
import { HoursTogether, readersOf } from '../terms/hours-together.tsx';
import type { WorkActionProps } from './action-props.ts';

/** With a tick and the typed name, like every agreement here. */
export default function WorkAgree({ work }: WorkActionProps) {
  const { data, error, isFetching, refetch } = useQuery(termsQuery(work.id));
  if (!data)
    return error ? (
      <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <SkeletonText lines={4} />
    );
  return (
    <div className="grid gap-5">
      <div>
        <LinkButton
          to={termsAddress('rep', work.id)}
          variant="secondary"
          full="phone"
          icon={<FileText aria-hidden="true" className="size-4.5" />}
        >
          Read the terms
        </LinkButton>
      </div>
      {data.minutesAMonth === null ? null : <HoursTogether {...readersOf(data)} minutesAMonth={data.minutesAMonth} />}
      <AgreeForm key={data.inForce.version} terms={data} version={data.inForce.version} />
    </div>
  );
}
