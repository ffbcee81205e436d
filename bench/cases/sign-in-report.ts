import type { Bench } from '../support/open-bench.ts';
import { type Report, spreadOf } from '../support/report.ts';
import { measureSignIns } from './sign-in.ts';
import { type Checks, measureChecks, medianOf } from './sign-in-checks.ts';

/**
 * As a share of the machine's comparisons. Above a half Argon2id is the bottleneck of sign-ins, though the clients and the database work on the same
 * cores.
 */
const target = 0.5;

/**
 * The cost of signing in, and of authentication from then on. Argon2id should be the only bottleneck of sign-ins, and a known caller should cost no
 * query.
 */
export async function benchSignIns(bench: Bench): Promise<Report> {
  const { signInsPerSecond, hashesPerSecond, ratio, ratios } = await measureSignIns(bench);
  const checks = await measureChecks(await bench.market(), bench.scale.signIns.known);
  const met = ratio >= target;
  const row = (name: string, cost: Checks['first']) => [
    name,
    String(cost.queries),
    `${(medianOf(cost) * 1000).toFixed(0)} µs`,
    (medianOf(cost) / medianOf(checks.signature)).toFixed(2),
  ];
  return {
    tables: [
      {
        headings: ['', 'a second', "Argon2id's share", 'half the rounds', `target ${target}`],
        rows: [
          [
            'sign-ins by password',
            signInsPerSecond.toFixed(0),
            ratio.toFixed(2),
            spreadOf(ratios),
            met ? 'met' : 'missed',
          ],
          ['Argon2id alone', hashesPerSecond.toFixed(0), '1.00'],
        ],
      },
      {
        headings: ['to know who is calling', 'queries', 'p50', 'of a signature'],
        rows: [
          row('a caller that is new here', checks.first),
          row('a known caller', checks.known),
          row("the token's signature alone", checks.signature),
        ],
      },
    ],
    remarks: [`The queries of a new caller: ${checks.first.statements.join(', ')}`],
    met: met && checks.known.queries === 0,
  };
}
