import { pageMeta } from '#web/lib/page-meta.ts';
import { type ActWords, MailedActPage } from './mailed-act-page.tsx';

export const meta = () => pageMeta({ title: 'This was not me', hidden: true });

const title = 'Wasn’t this you?';

const ofChange: ActWords = {
  title,
  asking:
    'We’ll restore your previous two-factor sign-in, sign out all devices and email you a link to choose a new password. Your current password will stop working.',
  press: 'Undo change',
  doneTitle: 'The change is undone',
  done: 'All devices are signed out. Check your inbox for the link to choose a new password.',
};

const ofRemoval: ActWords = {
  title,
  asking: 'We’ll keep two-factor sign-in on your account and cancel the request to remove it.',
  press: 'Keep two-factor sign-in',
  doneTitle: 'Two-factor sign-in stays on',
  done: 'The person who requested it claimed to be you. To be safe, sign in and choose a new password.',
};

const ofCorrection: ActWords = {
  title,
  asking: 'We’ll keep this email address on your account and cancel the request to change it.',
  press: 'Keep my address',
  doneTitle: 'Your email address stays the same',
  done: 'Someone claimed to be you. To be safe, choose a new password. Use “Forgot your password?” on the sign-in page to get a link, even if your password no longer works.',
};

const ofMove: ActWords = {
  title,
  asking:
    'We’ll change your account’s email address back to this one and restore your previous two-factor sign-in. We’ll also sign out all devices and email you a link to choose a new password. Your current password will stop working.',
  press: 'Restore my address',
  doneTitle: 'Your account uses this email address again',
  done: 'All devices are signed out. Check your inbox for the link to choose a new password.',
};

/** By the first part of the token. */
const words: Readonly<Record<string, ActWords>> = { removal: ofRemoval, correction: ofCorrection, move: ofMove };

export default function ThisWasNotMe() {
  return (
    <MailedActPage grave wordsFor={(token) => words[token?.split('.')[0] ?? ''] ?? ofChange} act="undoSecurityChange" />
  );
}
