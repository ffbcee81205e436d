import { useInfiniteQuery } from '@tanstack/react-query';
import { type ProposedAct, twoPeople } from '#contract/operators/two-people.ts';
import { approvalInPanelAddress } from '#contract/site/portal-addresses.ts';
import { approvalsQuery } from '#web/admin/people/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

interface WaitingApprovalProps {
  readonly act: ProposedAct;
  /** Its subject; omitted for the settings. */
  readonly targetId?: string;
}

/** Warns that a change waits for a second admin's approval. Renders nothing if none does. */
export function WaitingApproval({ act, targetId }: WaitingApprovalProps) {
  const { data } = useInfiniteQuery(approvalsQuery('open'));
  const waiting = data?.pages
    .flatMap(({ items }) => items)
    .find((one) => one.act === act && one.target?.id === targetId);
  if (!waiting) return null;
  return (
    <Alert tone="warning" className="mb-6 max-w-2xl" title="A proposal is waiting for approval">
      {twoPeople[act].label}, proposed by {waiting.proposedBy}.{' '}
      <TextLink to={approvalInPanelAddress(waiting.id)}>View proposal</TextLink>
    </Alert>
  );
}
