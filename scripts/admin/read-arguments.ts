import { parseArgs } from 'node:util';
import { z } from 'zod';
import { emailAddress } from '#contract/fields.ts';
import { type AdminRole, adminRoles } from '#contract/operators/roles.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { adminCommands } from './admin-commands.ts';

const USAGE = `npm run admin -- <command> [--email address] [--role role]
  list             lists all admins
  create           creates an admin with a role: owner, reviewer, finance or support
  set-role         changes an admin's role
  disable          disables an admin and signs them out
  enable           enables a disabled admin
  reset-password   sets a new password for an admin
  reset-totp       removes an admin's authenticator app
  reset-passkeys   removes an admin's passkeys
  Asks for passwords, or reads them from standard input. With an empty password it creates and prints a random one.`;

interface AdminArguments {
  readonly command: string;
  readonly email: string;
  /** Ignored by a command that grants none. */
  readonly role: AdminRole;
}

/** Required: a forgotten role must not create an owner. */
const withRole = ['create', 'set-role'];

/** Throws a StartupError with the command's usage. */
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
