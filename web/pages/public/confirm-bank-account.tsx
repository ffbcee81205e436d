import { pageMeta } from '#web/lib/page-meta.ts';
import { type ActWords, MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'Confirm your bank account', hidden: true });

const words: ActWords = {
  title: 'Is this your bank account?',
  asking:
    'If you added the account in our email, confirm it here. If you didn’t, leave this page and press “This was not me” in the email.',
  press: 'Confirm my bank account',
  doneTitle: 'Your bank account is confirmed',
  done: 'We’ll send your payouts there from now on. Your wallet shows when you can request one.',
};

export default function ConfirmBankAccount() {
  return <MailedActPage wordsFor={() => words} act="confirmBankAccount" />;
}
