import type { Settings } from '#contract/operators/settings.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';

/** The operator's settings that an agreement states, as of when it is shown and signed. */
export type AgreementFigures = Pick<
  Settings,
  'feeBasisPoints' | 'feeBearer' | 'minimumPayoutCents' | 'repTrialDays' | 'businessTrialDays'
>;

/** A clause, or one with a list of points under it. */
export type Clause = string | readonly [clause: string, ...points: readonly string[]];

export interface AgreementVersion {
  readonly userType: LegalUserType;
  readonly title: string;
  readonly version: string;
  /** The day, in South Africa, from which this version is signed: `YYYY-MM-DD`. */
  readonly effectiveFrom: string;
  /** Who reviewed it, and when. Until this is set the server warns at every start in production. */
  readonly reviewedByLawyer: string | null;
  /** The text before the first heading. */
  readonly opening: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly clauses: readonly Clause[] }[];
}

const months = 'January February March April May June July August September October November December'.split(' ');

function longDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? 1) - 1]} ${year}`;
}

/**
 * The exact text that is shown, hashed and signed: numbered blocks with an empty line between them. Changing this would change texts
 * that people signed, so a test pins the hash of every version.
 */
export function composeAgreement({ title, version, effectiveFrom, opening, sections }: AgreementVersion): string {
  const blocks = [
    title,
    `Version ${version}, in effect from ${longDate(effectiveFrom)}`,
    ...opening,
    ...sections.flatMap(({ heading, clauses }, section) => [
      `${section + 1}. ${heading}`,
      ...clauses.flatMap((clause, position) => clauseBlocks(`${section + 1}.${position + 1}`, clause)),
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function clauseBlocks(number: string, clause: Clause): string[] {
  const [text, ...points] = typeof clause === 'string' ? [clause] : clause;
  return [`${number} ${text}`, ...points.map((point, position) => `(${letterOf(position)}) ${point}`)];
}

const letterOf = (position: number) => String.fromCharCode('a'.charCodeAt(0) + position);
