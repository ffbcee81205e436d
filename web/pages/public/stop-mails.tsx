import { pageMeta } from '#web/lib/page-meta.ts';
import { MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'Stop these emails', hidden: true });

const words = {
  title: 'Stop these emails?',
  asking: 'We’ll stop emailing you about this. You’ll still see it in the app, and your other emails won’t change.',
  press: 'Stop these emails',
  doneTitle: 'These emails have stopped',
  done: 'You’ll still see these updates in the app. You can turn the emails on again under Settings, Notifications.',
};

export default function StopMails() {
  return <MailedActPage wordsFor={() => words} act="stopMails" />;
}
