import nodemailer, { type SendMailOptions } from 'nodemailer';
import { asciiEmail } from '#contract/email-address.ts';
import { StartupError } from '../startup-error.ts';
import { type Mail, refuseUnsafeMail } from './mail.ts';
import { keepMail } from './mail-folder.ts';

export interface Mailer {
  /**
   * Sends one mail, and throws the mail server's answer when it refuses it. The key (letters, digits, dashes) makes the Message-ID, so that a repeat
   * is the same mail. Never call it inside a transaction.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Connects and signs in as for a mail, and sends none; throws the mail server's answer. `folder`: there is no server. */
  prove(): Promise<'server' | 'folder'>;
}

type OutgoingMail = Omit<Mail, 'attachment'> & {
  readonly idempotencyKey: string;
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string;
  readonly attachment?: { readonly name: string; readonly content: Buffer };
};

interface MailerSettings {
  /** Without one every mail is written to `mailDir`. */
  readonly smtpUrl: string | null;
  readonly mailDir: string;
  /** `Name <name@example.co.za>` */
  readonly from: string;
}

const patience = { dnsTimeout: 10_000, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
/** Timeouts for a person who waits at a screen. */
const briefPatience = { dnsTimeout: 4000, connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000 };

export function openMailer({ smtpUrl, mailDir, from }: MailerSettings): Mailer {
  const domain = /@([^\s@<>]+)>?$/.exec(from)?.[1];
  if (domain === undefined) {
    throw new StartupError('MAIL_FROM has no email address; expected a sender such as Name <name@example.co.za>.');
  }
  const deliver = smtpUrl === null ? toFolder(mailDir) : toServer(smtpUrl);

  return {
    async send({ idempotencyKey, ...mail }) {
      refuseUnsafeMail(mail);
      const message: SendMailOptions = {
        from,
        ...(mail.replyTo !== undefined && { replyTo: deliverable(mail.replyTo) }),
        to: { name: mail.toName ?? '', address: deliverable(mail.to) },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: `<${idempotencyKey}@${domain}>`,
        // Asks holiday notices and mailing lists not to answer.
        headers: { 'Auto-Submitted': 'auto-generated', ...(mail.stopUrl !== undefined && oneClick(mail.stopUrl)) },
        ...(mail.attachment && {
          attachments: [{ filename: mail.attachment.name, content: mail.attachment.content }],
        }),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await deliver(message, idempotencyKey);
    },
    async prove() {
      if (smtpUrl === null) return 'folder';
      const transport = nodemailer.createTransport({ url: smtpUrl, ...briefPatience });
      try {
        await transport.verify();
        return 'server';
      } finally {
        transport.close();
      }
    },
  };
}

/** Not every mail server takes a domain in another script. */
const deliverable = (address: string): string => asciiEmail(address) ?? address;

/** Lets the reader's mail program offer to unsubscribe (RFC 2369), in one click (RFC 8058). */
function oneClick(stopUrl: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

type Deliver = (message: SendMailOptions, key: string) => Promise<void>;

function toServer(smtpUrl: string): Deliver {
  if (!URL.canParse(smtpUrl) || !/^smtps?:$/.test(new URL(smtpUrl).protocol)) {
    throw new StartupError('SMTP_URL is not valid; expected an address such as smtp://user:password@host:587.');
  }
  const transport = nodemailer.createTransport({ url: smtpUrl, ...patience });
  return async (message) => {
    await transport.sendMail(message);
  };
}

function toFolder(mailDir: string): Deliver {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async ({ text, html, ...message }, key) => {
    const parts = { text: { raw: plainPart('text/plain', text) }, html: { raw: plainPart('text/html', html) } };
    const composed = await composer.sendMail({ ...message, ...parts });
    await keepMail(mailDir, key, new Date(), composed.message as Buffer);
  };
}

/** Not encoded for transport, so that the addresses in it can be copied from the file. */
function plainPart(type: string, content: unknown): string {
  return `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}`;
}
