import type { LegalUserType } from '#contract/vetting/legal.ts';
import { Badge } from '#web/ui/badge.tsx';

const names: Record<LegalUserType, string> = { rep: 'Sales rep', business: 'Business' };

export const SideBadges = ({ sides }: { readonly sides: readonly LegalUserType[] }) =>
  sides.map((side) => (
    <Badge key={side} tone={side === 'rep' ? 'success' : 'info'}>
      {names[side]}
    </Badge>
  ));
