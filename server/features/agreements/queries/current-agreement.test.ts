import { describe, expect, test } from 'vitest';
import { charges } from '#contract/pricing.ts';
import { usualFacts } from '#contract/site/site-facts.ts';
import { legalUserTypes } from '#contract/vetting/legal.ts';
import { agreementBlocks } from '#domain/vetting/agreement-blocks.ts';
import { currentAgreement, currentVersion, publishedAgreements } from './current-agreement.ts';

/**
 * The hashes of signed texts. When one of these fails, a published text has changed, perhaps through a price or a name in it: restore
 * the text, and publish a new version beside it.
 */
const pinned = {
  rep: {
    1: 'd7530aede38d34df919c69a2191ce7ea151647155394c3516a72bdaebaa0a950',
    2: 'd7883816c4305b93553967d5765a8b26ce2aa19cc26dd84c7c8e7cedd2a95eb8',
    3: 'da9b3312df5e35d447ee749eef54f82fbeb210866a84fa692c8ea21acb34f977',
  },
  business: {
    1: '4a915b38ee784ddb8bb53f3c1d859db019eac7ddaba9b5007674dd12d6ea8d54',
    2: '33106be8dbfcef98f336c80a58e136a7414a898db0c383fb719fd425f2236192',
  },
};

test('a published version never changes', () => {
  for (const userType of legalUserTypes) {
    const hashes = publishedAgreements(userType, usualFacts).map(({ version, sha256 }) => [version, sha256]);
    expect(Object.fromEntries(hashes)).toEqual(pinned[userType]);
  }
});

describe.each(legalUserTypes)('the agreement of a %s', (userType) => {
  const { text, version, effectiveFrom } = currentAgreement(userType, usualFacts);

  test('consists of numbered parts, which make up all of its text', () => {
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

  test('states its version, what is charged and what the law requires', () => {
    expect(text).toContain(`Version ${version}, in effect from ${Number(effectiveFrom.slice(8))} November 2026`);
    for (const needed of [
      `free for ${charges[userType].trialDays} days`,
      '10%',
      'R100',
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

test('a business is told its price; a rep is told none, since the operator may charge reps nothing', () => {
  expect(currentAgreement('business', usualFacts).text).toContain(`R${charges.business.monthlyCents / 100} a month`);
  const { text } = currentAgreement('rep', usualFacts);
  expect(text).not.toMatch(/R\d+ a month/);
  expect(text).toContain('the monthly price that we show');
  expect(text).toContain('While we charge reps nothing, it costs nothing');
});

test('states the operator’s fee and smallest payout, and keeps its version', () => {
  const figures = {
    ...usualFacts,
    feeBasisPoints: 1_250,
    feeBearer: 'business' as const,
    minimumPayoutCents: 25_000,
  };
  for (const userType of legalUserTypes) {
    const { text, version } = currentAgreement(userType, figures);
    expect(text).toContain(
      'Our fee is 12.5% of the pay of a gig that is paid through Thengisa. The business pays it on top of the pay.',
    );
    expect(text).toContain('R250');
    expect(text).not.toMatch(/\b10%|R100\b/);
    expect(version).toBe(currentVersion(userType));
  }
});

test('a version is signed from the first minute of its day in South Africa', () => {
  expect(currentVersion('rep', new Date('2026-11-21T21:59:59Z'))).toBe('1');
  expect(currentVersion('rep', new Date('2026-11-21T22:00:00Z'))).toBe('2');
  expect(currentVersion('rep', new Date('2026-11-28T21:59:59Z'))).toBe('2');
  expect(currentVersion('rep', new Date('2026-11-28T22:00:00Z'))).toBe('3');
  // There is nothing earlier to sign.
  expect(currentVersion('rep', new Date('2026-02-28T22:00:00Z'))).toBe('1');
});
