import { useState } from 'react';
import type { Wallet } from '#contract/payouts/wallet.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { OpenPayout } from './open-payout.tsx';
import { nameAccount, obstacleWords } from './wallet-words.ts';

const AskPayoutDialog = lazyDialog(
  () => import('./ask-payout-dialog.tsx'),
  () => 'Request a payout',
);

interface PayoutCardProps {
  readonly wallet: Wallet;
  readonly onAddAccount: () => void;
}

/** The open payout, or the button to request one, or what prevents it. */
export function PayoutCard({ wallet, onAddAccount }: PayoutCardProps) {
  const { openPayout, obstacles, bankAccount, availableCents, arrivesOn, mayClose } = wallet;
  const [asking, setAsking] = useState<'usual' | 'closing' | null>(null);
  // The open payout is shown above.
  const shown = obstacles.filter(({ kind }) => kind !== 'one_open');
  const onlyTooLittle = obstacles.length === 1 && obstacles[0]?.kind === 'below_minimum';
  return (
    <Card title="Get paid">
      <div className="grid gap-4">
        {openPayout ? <OpenPayout payout={openPayout} /> : null}
        {obstacles.length === 0 && bankAccount ? (
          <>
            <p className="leading-relaxed">
              Request a payout now and it’ll be in your {nameAccount(bankAccount)} by{' '}
              <strong>{formatDay(arrivesOn)}</strong>.
            </p>
            <Button variant="accent" size="large" full="phone" onClick={() => setAsking('usual')}>
              Request payout of {formatRandExact(availableCents)}
            </Button>
          </>
        ) : null}
        {openPayout && shown.every(({ kind }) => kind === 'below_minimum')
          ? null
          : shown.map((obstacle) => {
              const { title, text } = obstacleWords(obstacle, wallet);
              return (
                <Alert
                  key={`${obstacle.kind} ${obstacle.reason}`}
                  tone={obstacle.kind === 'on_hold' ? 'danger' : obstacle.kind === 'below_minimum' ? 'info' : 'warning'}
                  title={title}
                  {...(obstacle.kind === 'no_account' && {
                    action: (
                      <Button size="small" full="phone" onClick={onAddAccount}>
                        Add bank account
                      </Button>
                    ),
                  })}
                >
                  {text}
                </Alert>
              );
            })}
        {onlyTooLittle && mayClose && bankAccount ? (
          <p className="text-[0.9375rem] text-ink-soft">
            Leaving us?{' '}
            <button
              type="button"
              onClick={() => setAsking('closing')}
              className="font-medium text-brand underline underline-offset-4"
            >
              Request a payout of the last {formatRandExact(availableCents)}
            </button>
            , then you can delete your account.
          </p>
        ) : null}
      </div>
      {asking && bankAccount ? (
        <AskPayoutDialog
          wallet={wallet}
          bankAccount={bankAccount}
          closing={asking === 'closing'}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </Card>
  );
}
