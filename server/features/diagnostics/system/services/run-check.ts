import { setTimeout as delay } from 'node:timers/promises';
import type { SystemCheck, SystemCheckName } from '#contract/diagnostics/system-checks.ts';
import { failureMessage } from '#domain/diagnostics/failure-message.ts';
import { withoutSecrets } from '#domain/diagnostics/without-secrets.ts';
import type { Env } from '#server/platform/env.ts';
import { keepBriefly } from '#server/platform/keep-briefly.ts';
import { failed } from '../texts.ts';
import { type Checked, checks } from './checks.ts';

const patienceMs = 5000;
/** These call external services, which must not be called on every view. */
const ofOthers: readonly SystemCheckName[] = ['mail', 'payfast', 'storage'];

/** Runs checks with a time limit, sharing results of external ones for some seconds. An error that prevents a check fails it. */
export function createChecks(given: Checked): (name: SystemCheckName) => Promise<SystemCheck> {
  const keep = keepBriefly<SystemCheck>({ seconds: 6, most: ofOthers.length });
  const secrets = secretsOf(given.env);
  const run = async (name: SystemCheckName): Promise<SystemCheck> => {
    const { status, message, facts } = await withinPatience(() => checks[name](given));
    return {
      status,
      message: withoutSecrets(message, secrets),
      facts: facts.map((fact) => ({ name: fact.name, value: withoutSecrets(fact.value, secrets) })),
    };
  };
  return (name) => (ofOthers.includes(name) ? keep(name, () => run(name)) : run(name));
}

async function withinPatience(look: () => Promise<SystemCheck>): Promise<SystemCheck> {
  const abort = new AbortController();
  const silence = delay(patienceMs, undefined, { signal: abort.signal }).then(() =>
    failed(`no answer within ${patienceMs / 1000} seconds`),
  );
  silence.catch(() => {});
  try {
    return await Promise.race([look().catch((error) => failed(failureMessage(error))), silence]);
  } finally {
    abort.abort();
  }
}

/** Secrets sent to servers, which their answers may repeat. */
function secretsOf({
  smtpUrl,
  databaseUrl,
  databaseDirectUrl,
  databaseReplicaUrl,
  payfast,
  files,
  secretKey,
  previousSecretKey,
  documentsKey,
}: Env): string[] {
  const ofUrls = [smtpUrl, databaseUrl, databaseDirectUrl, databaseReplicaUrl].flatMap((url) => {
    if (url === null || !URL.canParse(url)) return [];
    const { username, password } = new URL(url);
    return [username, password, decoded(username), decoded(password)];
  });
  const ofFiles = files.driver === 's3' ? [files.accessKey, files.secretKey] : [];
  const { merchantKey, passphrase } = payfast;
  return [
    ...ofUrls,
    ...ofFiles,
    merchantKey,
    passphrase,
    secretKey ?? '',
    previousSecretKey ?? '',
    documentsKey ?? '',
  ].filter(Boolean);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
