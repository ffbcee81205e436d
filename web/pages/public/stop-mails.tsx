import { pageMeta } from '#web/lib/page-meta.ts';
import { MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'Stop these mails', hidden: true });

const words = {
  title: 'Stop these mails',
  asking:
    'We then no longer mail you this kind of news. You still see it in the app, and your other mails stay as they are.',
  press: 'Stop the mails',
  doneTitle: 'These mails have stopped',
  done: 'You still see such news in the app. You can turn the mails on again whenever you like: under Settings, Notifications.',
};

async function stop(token: string) {
  const [{ call }, { notificationsApi }] = await Promise.all([
    import('#web/lib/api-client.ts'),
    import('#contract/notifications/notifications.ts'),
  ]);
  await call(notificationsApi.stopMails, { body: { token } });
}

export default function StopMails() {
  return <MailedActPage wordsFor={() => words} act={stop} />;
}
