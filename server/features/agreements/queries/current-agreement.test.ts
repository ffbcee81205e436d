import { describe, expect, test } from 'vitest';
import { charges, gigTerms } from '#contract/pricing.ts';
import { legalUserTypes } from '#contract/vetting/legal.ts';
import { agreementBlocks } from '#domain/agreement-blocks.ts';
import { currentAgreement, publishedAgreements } from './current-agreement.ts';

/**
 * What people signed. When one of these fails, a published text has changed, perhaps through a price or a name that it
 * holds: put the text back, and publish a new version beside it.
 */
const pinned = {
  rep: { 1: 'd7530aede38d34df919c69a2191ce7ea151647155394c3516a72bdaebaa0a950' },
  business: { 1: '4a915b38ee784ddb8bb53f3c1d859db019eac7ddaba9b5007674dd12d6ea8d54' },
};

test('a published version never changes', () => {
  for (const userType of legalUserTypes) {
    const hashes = publishedAgreements[userType].map(({ version, sha256 }) => [version, sha256]);
    expect(Object.fromEntries(hashes)).toEqual(pinned[userType]);
  }
});

describe.each(legalUserTypes)('the agreement of a %s', (userType) => {
  const { text, version } = currentAgreement(userType);

  test('is a text in numbered parts, and the parts are all of it', () => {
    const blocks = agreementBlocks(text);
    expect(`${blocks.map((block) => block.text).join('\n\n')}\n`).toBe(text);
    expect(blocks[0]?.kind).toBe('title');
    const headings = blocks.filter(({ kind }) => kind === 'heading');
    expect(headings.map(({ text: heading }) => Number.parseInt(heading, 10))).toEqual(
      headings.map((_, place) => place + 1),
    );
    expect(blocks.filter(({ kind }) => kind === 'clause').length).toBeGreaterThan(40);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
  });

  test('says its version, what is charged and what the law wants said', () => {
    expect(text).toContain(`Version ${version}, in effect from 21 November 2026`);
    const monthly = charges[userType].monthlyCents / 100;
    for (const needed of [
      `R${monthly} a month`,
      `${gigTerms.commissionPercent} %`,
      `R${gigTerms.minimumPayoutCents / 100}`,
      'independent contractor',
      'Section 200A of the Labour Relations Act',
      'section 44 of ECTA',
      'within 7 days',
      'Protection of Personal Information Act',
      'Employment Services Act',
      'sections 13, 14 and 15 of the Electronic Communications and Transactions Act',
      'The law of the Republic of South Africa applies',
    ]) {
      expect(text).toContain(needed);
    }
  });
});

test('a version is signed from the first minute of its day in South Africa', () => {
  const before = new Date('2026-02-28T21:59:59Z');
  const from = new Date('2026-02-28T22:00:00Z');
  expect(currentAgreement('rep', from).version).toBe('1');
  // There is nothing earlier to sign.
  expect(currentAgreement('rep', before).version).toBe('1');
});
