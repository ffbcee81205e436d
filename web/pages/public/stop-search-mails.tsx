import { pageMeta } from '#web/lib/page-meta.ts';
import { MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'Stop these emails', hidden: true });

const words = {
  title: 'Stop these emails',
  asking: 'We’ll stop emailing you new jobs for this saved search. Your other emails won’t change.',
  press: 'Stop emails',
  doneTitle: 'These emails have stopped',
  done: 'Your search stays saved. You can turn its emails on again in the Rep Portal.',
};

export default function StopSearchMails() {
  return <MailedActPage wordsFor={() => words} act="stopSearchMails" />;
}
