import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { caseInPanelAddress } from '#contract/site/portal-addresses.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { queueQuery } from './api.ts';

interface NextCaseProps {
  readonly after: string;
  readonly variant?: 'primary' | 'secondary';
}

/** The longest-waiting case that no colleague has claimed; renders nothing if there is none. */
export function NextCase({ after, variant = 'primary' }: NextCaseProps) {
  const { data } = useQuery(queueQuery({ list: 'waiting', userType: undefined, search: '' }, undefined));
  const next = data?.items.find(({ id, claim }) => id !== after && (claim === null || claim.mine));
  if (!next) return null;
  return (
    <LinkButton
      to={caseInPanelAddress(next.id)}
      variant={variant}
      full
      icon={<ArrowRight aria-hidden="true" className="size-5" />}
    >
      Next case
    </LinkButton>
  );
}
