import { pageMeta } from '#web/lib/page-meta.ts';
import { MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'Stop these mails', hidden: true });

const words = {
  title: 'Stop these mails',
  asking: 'We then no longer mail you the new jobs of this saved search. Your other mails stay as they are.',
  press: 'Stop the mails',
  doneTitle: 'These mails have stopped',
  done: 'Your search stays saved. You can have it mailed again whenever you like, in the rep portal.',
};

async function stop(token: string) {
  const [{ call }, { savedSearchesApi }] = await Promise.all([
    import('#web/lib/api-client.ts'),
    import('#contract/jobs/saved-searches.ts'),
  ]);
  await call(savedSearchesApi.stopMails, { body: { token } });
}

export default function StopSearchMails() {
  return <MailedActPage wordsFor={() => words} act={stop} />;
}
