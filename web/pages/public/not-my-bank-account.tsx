import { pageMeta } from '#web/lib/page-meta.ts';
import { type ActWords, MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'This was not my bank account', hidden: true });

const words: ActWords = {
  title: 'This was not you?',
  asking:
    'We then take the bank account away and bring back the one you had before, put a payout that was to go there back into your wallet, sign out every device, and mail you a link to choose a new password.',
  press: 'Take it away',
  doneTitle: 'The bank account is gone',
  done: 'Every device is signed out. Look into your mailbox: we sent you a link to choose a new password.',
};

async function undo(token: string) {
  const [{ call }, { bankAccountsApi }] = await Promise.all([
    import('#web/lib/api-client.ts'),
    import('#contract/payouts/bank-accounts.ts'),
  ]);
  await call(bankAccountsApi.undo, { body: { token } });
}

export default function NotMyBankAccount() {
  return <MailedActPage grave wordsFor={() => words} act={undo} />;
}
