import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { resendEmailChange } from '../../own-account/commands/change-email.ts';
import { findConfirmedUser, findWaitingSignUps } from '../../queries/find-user.ts';
import type { MailSettings } from '../../services/settings.ts';
import { readPlace, recognisePlace } from '../../sessions/commands/note-device.ts';
import { sendConfirmation } from '../../sign-up/commands/send-confirmation.ts';
import { signUp } from '../../sign-up/commands/sign-up.ts';
import { type UserRow, users } from '../../tables.ts';
import { mayMail } from '../access.ts';
import { magicLinkMail, recoveryMail, severalSignUpsMail } from '../texts.ts';
import { countAsk } from './count-ask.ts';
import { issueToken } from './issue-token.ts';
import type { MailRequest } from './request-mail.ts';

/** Sends the requested email, if the address has a matching account and the limits allow it. */
export async function answerMailRequest(tx: Tx, settings: MailSettings, request: MailRequest): Promise<void> {
  const { email } = request;
  const user = await findConfirmedUser(tx.db, email);
  switch (request.kind) {
    case 'signup':
      if (!user) await resendConfirmation(tx, settings, request);
      return;
    case 'recovery': {
      // The owner of the mailbox takes over an unconfirmed sign-up: its password is dropped when the link is used.
      const owner = user ?? (await findWaitingSignUps(tx.db, email)).at(-1);
      if (owner) await sendSecret(tx, settings, owner, request);
      return;
    }
    case 'magiclink':
      if (user) await sendSecret(tx, settings, user, request);
      else if (request.newAccount) await signUpByMail(tx, settings, request);
      return;
    case 'email_change':
      if (user) await resendEmailChange(tx, settings, user, request);
      return;
  }
}

/** Counts the request. Returns the number of requests in the last 24 hours, or null when the limit is reached. */
async function admit(tx: Tx, settings: MailSettings, user: UserRow, request: MailRequest): Promise<number | null> {
  const { kind, email: to, from } = request;
  const asked = await countAsk(tx, user.id, kind);
  const recognise = () => recognisePlace(tx.db, user.id, readPlace(from));
  const may = await mayMail(tx, settings, { kind, to, ...(kind === 'recovery' && { recognise }) });
  return may ? asked : null;
}

async function sendSecret(tx: Tx, settings: MailSettings, user: UserRow, request: MailRequest): Promise<void> {
  const { siteUrl, codeKey } = settings;
  const { pkce, redirectTo } = request;
  const asked = await admit(tx, settings, user, request);
  if (asked === null) return;
  const purpose = request.kind === 'recovery' ? 'recovery' : 'magiclink';
  const secrets = await issueToken(tx, codeKey, { userId: user.id, purpose, email: user.email, pkce });
  const mail = purpose === 'recovery' ? recoveryMail : magicLinkMail;
  await queueMail(tx, mail({ to: user.email, siteUrl, redirectTo, asked, ...secrets }));
}

async function resendConfirmation(tx: Tx, settings: MailSettings, request: MailRequest): Promise<void> {
  const [waiting, ...others] = await findWaitingSignUps(tx.db, request.email);
  if (!waiting) return;
  const asked = await admit(tx, settings, waiting, request);
  if (asked === null) return;
  if (others.length === 0) await sendConfirmation(tx, settings, waiting, { ...request, asked });
  else await queueMail(tx, severalSignUpsMail({ to: request.email, siteUrl: settings.siteUrl, asked }));
}

/** Signs up without a password. Uses an unconfirmed account again, so that two requests make one account. */
async function signUpByMail(tx: Tx, settings: MailSettings, request: MailRequest): Promise<void> {
  const { email, newAccount, kind } = request;
  const waiting = (await findWaitingSignUps(tx.db, email)).find(({ passwordHash }) => passwordHash === null);
  if (!waiting) {
    if (!(await mayMail(tx, settings, { kind, to: email }))) return;
    const user = await signUp(tx, { email, passwordHash: null, metadata: newAccount ?? {}, confirmed: false });
    await sendConfirmation(tx, settings, user, { ...request, asked: await countAsk(tx, user.id, kind) });
    return;
  }
  const asked = await admit(tx, settings, waiting, request);
  if (asked === null) return;
  if (newAccount) await tx.db.update(users).set({ userMetadata: newAccount }).where(eq(users.id, waiting.id));
  await sendConfirmation(tx, settings, waiting, { ...request, asked });
}
