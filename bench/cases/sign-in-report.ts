import type { Market } from '../support/open-market.ts';
import { percentile } from '../support/percentile.ts';
import { printTable } from '../support/print-table.ts';
import { measureSignIns, type SignIns } from './sign-in.ts';
import { type Checks, measureChecks, medianOf } from './sign-in-checks.ts';

/** Of what the machine can compare. Above a half it is Argon2id that bounds sign-ins, though those who ask and the database work on the same cores. */
const target = 0.5;

/** What signing in costs, and what it costs from then on to know who is calling. */
export async function benchSignIns(market: Market, closing: AsyncDisposableStack): Promise<void> {
  report(await measureSignIns(market, closing), await measureChecks(market));
}

/** Prints both, and makes the process fail when a known caller costs a query or sign-ins are bounded by something else. */
function report(signIns: SignIns, checks: Checks): void {
  const { signInsPerSecond, hashesPerSecond, ratio, ratios } = signIns;
  const spread = `${percentile(ratios, 0.25).toFixed(2)} to ${percentile(ratios, 0.75).toFixed(2)}`;
  printTable(
    ['', 'a second', "Argon2id's share", 'half the rounds', `target ${target}`],
    [
      [
        'sign-ins by password',
        signInsPerSecond.toFixed(0),
        ratio.toFixed(2),
        spread,
        ratio >= target ? 'met' : 'missed',
      ],
      ['Argon2id alone', hashesPerSecond.toFixed(0), '1.00'],
    ],
  );
  const signature = medianOf(checks.signature);
  const row = (name: string, cost: Checks['first']) => [
    name,
    String(cost.queries),
    `${(medianOf(cost) * 1000).toFixed(0)} µs`,
    (medianOf(cost) / signature).toFixed(2),
  ];
  printTable(
    ['to know who is calling', 'queries', 'p50', 'of a signature'],
    [
      row('a caller that is new here', checks.first),
      row('a known caller', checks.known),
      row("the token's signature alone", checks.signature),
    ],
  );
  console.log(`\nThe queries of a new caller: ${checks.first.statements.join(', ')}`);
  if (ratio < target || checks.known.queries > 0) process.exitCode = 1;
}
