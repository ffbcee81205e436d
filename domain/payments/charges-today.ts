import type { Settings } from '#contract/operators/settings.ts';
import type { ChargesToday } from '#contract/payments/charges.ts';
import { charges } from '#contract/pricing.ts';

/** What each side pays today; null: nothing. The gate, the checkout, the pages and the charges all use this. */
export function chargesToday({ repsPayNothing }: Pick<Settings, 'repsPayNothing'>) {
  const { rep, business } = charges;
  return {
    rep: repsPayNothing ? null : { monthlyCents: rep.monthlyCents },
    business: { monthlyCents: business.monthlyCents },
  } satisfies ChargesToday;
}
