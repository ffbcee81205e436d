import { useState } from 'react';
import { formatRand } from '#web/lib/format.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import type { Due } from './api.ts';
import { FundingRow } from './row.tsx';
import { fundingSums, splitByUrgency } from './sums.ts';
import { FundingTotals } from './totals.tsx';

const FundingDialog = lazyDialog(
  () => import('./dialog.tsx'),
  () => 'Sign and fund',
);

/** Several are ticked and paid together. Those due are ticked initially. */
export function FundingList({ due }: { readonly due: Due }) {
  const { items, now, cardFee, open } = due;
  const groups = splitByUrgency(items, now);
  // Rows the user changed; others follow their defaults, also those due later.
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [signing, setSigning] = useState(false);
  const isTicked = ({ milestoneId, askedFrom }: Due['items'][number]) => touched.get(milestoneId) ?? askedFrom <= now;
  const chosen = items.filter(isTicked);
  const sums = fundingSums(chosen, cardFee);
  const rows = (group: Due['items']) => (
    <ul className="grid divide-y divide-line">
      {group.map((item) => (
        <FundingRow
          key={item.milestoneId}
          item={item}
          now={now}
          ticked={isTicked(item)}
          onTick={(ticked) => setTouched(new Map(touched).set(item.milestoneId, ticked))}
        />
      ))}
    </ul>
  );
  return (
    <div className="grid gap-5">
      {open ? (
        <Alert tone="info" title="Payment not finished">
          {formatRand(open.amountCents)} isn’t paid yet. Sign again below to continue with the same payment. You pay
          only once.
        </Alert>
      ) : null}
      {groups.due.length > 0 ? rows(groups.due) : null}
      {groups.later.length > 0 ? (
        <section>
          <h3 className="font-sans font-semibold text-ink-soft text-sm tracking-normal">
            Later weeks you can pay for now
          </h3>
          {rows(groups.later)}
        </section>
      ) : null}
      <div className="grid gap-4 border-line border-t pt-5 md:grid-cols-[1fr_auto] md:items-end">
        <FundingTotals sums={sums} />
        <Button
          variant="accent"
          full="phone"
          disabled={chosen.length === 0}
          {...(chosen.length === 0 && { disabledReason: 'Select the reps you want to fund.' })}
          onClick={() => setSigning(true)}
        >
          {chosen.length === 0 ? 'Fund' : `Fund ${sums.reps}: ${formatRand(sums.totalCents)}`}
        </Button>
      </div>
      {signing ? <FundingDialog chosen={chosen} due={due} onClose={() => setSigning(false)} /> : null}
    </div>
  );
}
