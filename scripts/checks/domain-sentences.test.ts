import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCode, listFiles } from '../rooms/list-files.ts';
import { readTexts, type Text } from '../voice/read-texts.ts';

/** Strings of three words or more that are not shown to users, and why. */
const allowed: Readonly<Record<string, string>> = {
  'domain/accounts/password-weakness.ts': 'words that passwords are made of',
  'domain/engagements/advance.ts': 'a thrown error, for engineers',
  'domain/engagements/change-of-terms.ts': 'names of who decides',
  'domain/engagements/contact.ts': 'names of when contact details are shown',
  'domain/engagements/lifecycle.ts': 'names of guards',
  'domain/engagements/money.ts': 'a thrown error, for engineers',
  'domain/engagements/moves.ts': 'names of guards',
  'domain/jobs/job-lifecycle.ts': 'names of needs',
  'domain/jobs/job-terms.ts': 'names of needs',
  'domain/ledger/commission.ts': 'a thrown error, for engineers',
  'domain/ledger/postings.ts': 'a thrown error, for engineers',
  'domain/matching/gendered.ts': 'forms of job words',
  'domain/matching/hindrance.ts': 'names of hindrances',
  'domain/matching/named-days.ts': 'patterns of days and hours',
  'domain/matching/own-names.ts': 'parts of surnames',
  'domain/matching/places/': 'names of places',
  'domain/matching/sureness.ts': 'patterns of what profiles say',
  'domain/matching/trade/': 'words and patterns of the trade',
  'domain/matching/unwilling.ts': 'patterns of what profiles refuse',
  'domain/matching/words.ts': 'lists of words',
  'domain/notifications/channels.ts': 'names of channels, and a thrown error for engineers',
  'domain/payouts/statement-columns.ts': 'headings that banks write',
};

const places = Object.keys(allowed);
const isAt = (path: string, place: string) => (place.endsWith('/') ? path.startsWith(place) : path === place);

const isSentence = ({ text }: Text) => text.split(' ').filter((word) => /\p{L}/u.test(word)).length > 2;

const root = join(import.meta.dirname, '../..');
const sentences = listFiles(root)
  .filter((path) => path.startsWith('domain/') && isCode(path) && !path.endsWith('.test.ts'))
  .flatMap((path) => readTexts(path, readFileSync(join(root, path), 'utf8')))
  .filter(isSentence);

test('domain contains no sentence: texts words its decisions', () => {
  const found = sentences
    .filter(({ path }) => !places.some((place) => isAt(path, place)))
    .map(({ path, line, text }) => `${path}:${line} “${text}”: move it to texts`);
  expect(found).toEqual([]);
});

test('each exception is needed', () => {
  const idle = places.filter((place) => !sentences.some(({ path }) => isAt(path, place)));
  expect(idle).toEqual([]);
});
