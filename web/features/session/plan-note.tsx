import type { UserType } from '#contract/accounts/roles.ts';
import { formatRand } from '#web/lib/format.ts';
import { useRepsPayNothing } from '#web/lib/rep-prices.ts';
import { trial } from '#web/lib/site-facts.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { chosenPlan } from './lead-prefill.ts';

interface PlanNoteProps {
  readonly plan: NonNullable<ReturnType<typeof chosenPlan>>;
  readonly userType: UserType;
}

/** The plan chosen on a public page, and the current price of an account. */
export function PlanNote({ plan, userType }: PlanNoteProps) {
  const repsFree = useRepsPayNothing();
  if (userType === 'sales_rep' && repsFree) return null;
  return (
    <Alert tone="success" title={`You chose the ${plan.name} plan`}>
      Signing up is free. During the beta, you pay {formatRand(plan.monthlyCents)} a month
      {trial[userType === 'business' ? 'business' : 'rep'].after}, whichever plan you choose.
    </Alert>
  );
}
