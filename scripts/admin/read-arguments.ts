import { parseArgs } from 'node:util';
import { z } from 'zod';
import { emailAddress } from '#contract/fields.ts';
import { type AdminRole, adminRoles } from '#contract/operators/roles.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { adminCommands } from './admin-commands.ts';

const USAGE = `npm run admin -- <command> [--email address] [--role role]
  list             shows all administrators
  create           makes one, with a role: owner, reviewer, finance or support
  set-role         gives one another role
  disable          signs one out and keeps them out
  enable           lets them in again
  reset-password   gives one another password
  reset-totp       takes the authenticator app off one who lost it
  reset-passkeys   takes the passkeys off one who lost the devices that hold them
  Passwords are asked for, or read from standard input; an empty one means that a random one is made and shown.`;

interface AdminArguments {
  readonly command: string;
  readonly email: string;
  /** Of no meaning to a command that gives none. */
  readonly role: AdminRole;
}

/** Nobody becomes an owner because somebody forgot to say what they are to be. */
const withRole = ['create', 'set-role'];

/** Throws a StartupError that says how the command is used. */
export function readArguments(args: string[]): AdminArguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { email: { type: 'string' }, role: { type: 'string' } },
    });
    const [command = '', ...more] = positionals;
    if (more.length > 0) throw new Error('too many');
    if (command === 'list') return { command, email: '', role: 'support' };
    if (!adminCommands.has(command)) throw new Error('no such command');
    const email = mailboxOf(emailAddress('Give an email address.').parse(values.email));
    if (!withRole.includes(command)) return { command, email, role: 'support' };
    return { command, email, role: z.enum(adminRoles).parse(values.role) };
  } catch {
    throw new StartupError(USAGE);
  }
}
