import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { AccountCard } from '#web/features/payouts/account-card.tsx';
import { walletQuery } from '#web/features/payouts/api.ts';
import { ComingCard } from '#web/features/payouts/coming-card.tsx';
import { Figures } from '#web/features/payouts/figures.tsx';
import { HeldCard } from '#web/features/payouts/held-card.tsx';
import { LinesCard } from '#web/features/payouts/lines-card.tsx';
import { PayoutCard } from '#web/features/payouts/payout-card.tsx';
import { StatementsCard } from '#web/features/payouts/statements-card.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';

const AccountDialog = lazyDialog(
  () => import('#web/features/payouts/account-dialog.tsx'),
  ({ wallet }) => (wallet.bankAccount ? 'Change bank account' : 'Add bank account'),
);

export default function WalletTab() {
  const { data: wallet, error, isFetching, refetch } = useQuery(walletQuery);
  const [entering, setEntering] = useState(false);
  if (!wallet && error)
    return (
      <>
        <Header />
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      </>
    );
  return (
    <>
      <Header />
      <div className="grid gap-6">
        <Figures wallet={wallet} />
        {wallet ? (
          <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
            <div className="grid min-w-0 gap-6">
              <PayoutCard wallet={wallet} onAddAccount={() => setEntering(true)} />
              <HeldCard held={wallet.heldPay} />
              <ComingCard lines={wallet.coming} />
              <LinesCard />
            </div>
            <div className="grid min-w-0 gap-6">
              <AccountCard onChange={() => setEntering(true)} />
              <StatementsCard />
            </div>
          </div>
        ) : null}
      </div>
      {wallet && entering ? <AccountDialog wallet={wallet} onClose={() => setEntering(false)} /> : null}
    </>
  );
}

const Header = () => <PageHeader title="Wallet" description="Your balance and payouts." brief />;
