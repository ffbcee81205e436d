import { pageMeta } from '#web/lib/page-meta.ts';
import { MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'Take back your consent', hidden: true });

const words = {
  title: 'Take back your consent',
  asking:
    'We then delete the details that were left in our forms under your address, and do not contact you about them again. An account, if you have one, stays as it is.',
  press: 'Delete my details',
  doneTitle: 'Your details are deleted',
  done: 'Nothing that you left with us in a form is kept any more. What this browser saved for you stays in it until you remove it.',
};

async function withdraw(token: string) {
  const [{ call }, { leadsApi }] = await Promise.all([
    import('#web/lib/api-client.ts'),
    import('#contract/contact/leads.ts'),
  ]);
  await call(leadsApi.withdraw, { body: { token } });
}

export default function WithdrawConsent() {
  return <MailedActPage grave wordsFor={() => words} act={withdraw} />;
}
