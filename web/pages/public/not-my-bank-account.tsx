import { pageMeta } from '#web/lib/page-meta.ts';
import { type ActWords, MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'This was not my bank account', hidden: true });

const words: ActWords = {
  title: 'Didn’t add this bank account?',
  asking:
    'We’ll remove the bank account and restore your previous one. Any payout due to go there will return to your wallet. We’ll sign out all devices and email you a link to choose a new password.',
  press: 'Remove account',
  doneTitle: 'The bank account is removed',
  done: 'All devices are signed out. Check your inbox for the link to choose a new password.',
};

export default function NotMyBankAccount() {
  return <MailedActPage grave wordsFor={() => words} act="undoBankAccount" />;
}
