import { parseArgs } from 'node:util';
import { z } from 'zod';
import { StartupError } from '#server/platform/startup-error.ts';
import { adminCommands } from './admin-commands.ts';

const USAGE = `npm run admin -- <command> [--email address]
  list             shows all administrators
  create           makes one
  disable          signs one out and keeps them out
  enable           lets them in again
  reset-password   gives one another password
  reset-totp       takes the authenticator app off one who lost it
  reset-passkeys   takes the passkeys off one who lost the devices that hold them
  Passwords are asked for, or read from standard input; an empty one means that a random one is made and shown.`;

/** Throws a StartupError that says how the command is used. */
export function readArguments(args: string[]): { command: string; email: string } {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { email: { type: 'string' } } });
    const [command = '', ...more] = positionals;
    if (more.length > 0) throw new Error('too many');
    if (command === 'list') return { command, email: '' };
    if (!adminCommands.has(command)) throw new Error('no such command');
    return { command, email: z.email().parse(values.email).toLowerCase() };
  } catch {
    throw new StartupError(USAGE);
  }
}
