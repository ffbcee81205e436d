import { pageMeta } from '#web/lib/page-meta.ts';
import { type ActWords, MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'This was not me', hidden: true });

const title = 'This was not you?';

const ofChange: ActWords = {
  title,
  asking:
    'We then put your two-factor sign-in back to what it was before, sign out every device, and mail you a link to choose a new password. Until you have chosen one, no password opens your account.',
  press: 'Take it back',
  doneTitle: 'Your account is as it was',
  done: 'Every device is signed out. Look into your mailbox: we sent you a link to choose a new password.',
};

const ofRemoval: ActWords = {
  title,
  asking: 'We then leave two-factor sign-in on your account as it is, whoever asked our support to remove it.',
  press: 'Keep two-factor sign-in',
  doneTitle: 'Two-factor sign-in stays on',
  done: 'Whoever asked for it said that they are you. To be safe, sign in and choose a new password.',
};

async function undo(token: string) {
  const [{ call }, { secondFactorApi }] = await Promise.all([
    import('#web/lib/api-client.ts'),
    import('#contract/accounts/second-factor.ts'),
  ]);
  await call(secondFactorApi.undo, { body: { token } });
}

export default function ThisWasNotMe() {
  return (
    <MailedActPage grave wordsFor={(token) => (token?.startsWith('removal.') ? ofRemoval : ofChange)} act={undo} />
  );
}
