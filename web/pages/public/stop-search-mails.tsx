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
