import type { FastifyInstance } from 'fastify';
import { withContacts } from '#contract/site/current-contacts.ts';
import { usualFacts } from '#contract/site/site-facts.ts';
import { readSettings } from '#server/features/operators/queries/read-settings.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Mailer } from '#server/platform/mail/mailer.ts';

/** Mails are written with the default contacts; they are sent with the current ones, and answers go there. */
export function putContactsInMails(mailer: Mailer, db: Db): Mailer {
  return {
    ...mailer,
    async send(mail) {
      const contacts = await readSettings(db);
      const { supportEmail } = contacts;
      const isForTeam = mail.to === usualFacts.supportEmail;
      await mailer.send({
        ...mail,
        ...(isForTeam && { to: supportEmail }),
        ...(supportEmail !== usualFacts.supportEmail && { replyTo: supportEmail }),
        subject: withContacts(mail.subject, contacts),
        text: withContacts(mail.text, contacts),
        html: withContacts(mail.html, contacts),
      });
    },
  };
}

/** Puts the current contacts into a refusal that names them. Other answers stay unchanged. */
export function putContactsInRefusals(app: FastifyInstance, db: Db): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.statusCode < 400 || typeof payload !== 'string' || !namesContacts(payload)) return payload;
    // Without the database there is nothing newer.
    const contacts = await readSettings(db).catch(() => usualFacts);
    return withContacts(payload, contacts);
  });
}

const namesContacts = (text: string) =>
  text.includes(usualFacts.supportEmail) || text.includes(usualFacts.supportPhone);
