import { seedPassword } from '#scripts/seed/seed-market.ts';
import { hashPassword, verifyPassword } from '#server/platform/crypto/password-hash.ts';
import type { Bench } from '../support/open-bench.ts';
import { median } from '../support/percentile.ts';

export interface SignIns {
  /** Whole sign-ins by password, over HTTP. */
  readonly signInsPerSecond: number;
  /** Argon2id comparisons alone. */
  readonly hashesPerSecond: number;
  /** The share of a sign-in that Argon2id takes: sign-ins over comparisons, of each pair of rounds. */
  readonly ratios: number[];
  /** Their median. */
  readonly ratio: number;
}

/** Sign-ins per second, against the machine's password comparisons per second. */
export async function measureSignIns(bench: Bench): Promise<SignIns> {
  const { rounds, ...load } = bench.scale.signIns;
  const [market, { app }] = [await bench.market(), await bench.contest()];
  const { rows } = await market.pool.query<{ email: string }>('select email from users order by id limit 5000');
  const passwordHash = await hashPassword(seedPassword);
  let next = 0;
  const signIn = () => {
    const number = next++;
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
    return signInFrom(app, rows[number % rows.length]?.email ?? '', address);
  };
  const compare = async () => void (await verifyPassword(passwordHash, seedPassword));

  await countPerSecond(signIn, load);
  const signIns: number[] = [];
  const hashes: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // Neither is always first.
    if (round % 2 === 0) signIns.push(await countPerSecond(signIn, load));
    hashes.push(await countPerSecond(compare, load));
    if (round % 2 === 1) signIns.push(await countPerSecond(signIn, load));
  }
  const ratios = signIns.map((rate, round) => rate / (hashes[round] ?? rate));
  return { signInsPerSecond: median(signIns), hashesPerSecond: median(hashes), ratios, ratio: median(ratios) };
}

async function countPerSecond(
  action: () => Promise<void>,
  { seconds, together }: { seconds: number; together: number },
): Promise<number> {
  const started = performance.now();
  const end = started + seconds * 1000;
  let done = 0;
  const keepGoing = async () => {
    do {
      await action();
      done++;
    } while (performance.now() < end);
  };
  await Promise.all(Array.from({ length: together }, keepGoing));
  return done / ((performance.now() - started) / 1000);
}

async function signInFrom(url: string, email: string, address: string): Promise<void> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password: seedPassword }),
  });
  if (!response.ok) throw new Error(`The sign-in is answered with ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}
