import { pageMeta } from '#web/lib/page-meta.ts';
import { type ActWords, MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'This was not my bank account', hidden: true });

const words: ActWords = {
  title: 'Didn’t add this bank account?',
  asking:
    'We’ll remove the bank account if the money hasn’t been sent yet. We’ll also sign out all devices and email you a link to choose a new password.',
  press: 'Remove account',
  doneTitle: 'All devices are signed out',
  done: 'If we haven’t sent the refund yet, we’ll wait for another bank account. Check your inbox for the link to choose a new password.',
};

export default function NotMyRefundAccount() {
  return <MailedActPage grave wordsFor={() => words} act="undoRefundAccount" />;
}
