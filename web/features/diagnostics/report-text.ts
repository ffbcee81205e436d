import { type CheckStatus, type LegacyStatus, overallStatus } from '#domain/diagnostics/overall-status.ts';
import { withoutSecrets } from '#domain/diagnostics/without-secrets.ts';
import type { Outcome } from './check.ts';
import type { CheckItem } from './use-checks.ts';

export const legacyStatusOf: Readonly<Record<Outcome['status'], LegacyStatus>> = {
  pass: 'success',
  fail: 'error',
  warning: 'warning',
};

interface Reported {
  readonly items: readonly CheckItem[];
  readonly legacy: readonly CheckItem[];
  /** An ISO moment. */
  readonly at: string;
  readonly browser: string;
  /** `390 × 844`. */
  readonly screen: string;
}

const lineOf = ({ title, outcome }: CheckItem, status: string): readonly string[] => [
  `${status.toUpperCase().padEnd(8)} ${title}: ${outcome?.message ?? 'still testing'}`,
  ...(outcome?.facts ?? []).map(({ name, value }) => `${' '.repeat(9)}${name}: ${value}`),
];

/** The text a user sends to support: never an address, id or token, whatever a check has found. */
export function reportText({ items, legacy, at, browser, screen }: Reported): string {
  const statusOf = ({ outcome }: CheckItem): CheckStatus => outcome?.status ?? 'testing';
  return withoutSecrets(
    [
      `Diagnostics at ${at}: ${overallStatus(items.map(statusOf))}`,
      `Browser: ${browser}`,
      `Window: ${screen}`,
      '',
      ...items.flatMap((item) => lineOf(item, statusOf(item))),
      '',
      'Legacy check',
      ...legacy.flatMap((item) => lineOf(item, item.outcome ? legacyStatusOf[item.outcome.status] : 'testing')),
    ].join('\n'),
  );
}
