import { pageMeta } from '#web/lib/page-meta.ts';
import { MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'Withdraw your consent', hidden: true });

const words = {
  title: 'Withdraw your consent',
  asking:
    'We’ll delete the details you left in our forms under this address and won’t contact you about them again. If you have an account, it won’t change.',
  press: 'Delete my details',
  doneTitle: 'Your details are deleted',
  done: 'We no longer store anything you left in a form. Details saved in this browser stay until you remove them.',
};

export default function WithdrawConsent() {
  return <MailedActPage grave wordsFor={() => words} act="withdrawConsent" />;
}
