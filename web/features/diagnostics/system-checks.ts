import { type SystemCheckName, systemCheckNames, systemChecksApi } from '#contract/diagnostics/system-checks.ts';
import { call } from '#web/lib/api-client.ts';
import type { Check } from './check.ts';

const titles: Readonly<Record<SystemCheckName, string>> = {
  tables: 'Tables',
  storage: 'Storage buckets',
  database: 'Database',
  queue: 'Background tasks',
  mail: 'Email',
  payfast: 'PayFast',
  backup: 'Last backup',
  'secret-key': 'Secret key',
  migrations: 'Migrations',
  'slow-queries': 'Slow queries',
  disk: 'Disk space',
  versions: 'Versions',
};

export const runSystemCheck = (check: SystemCheckName, signal: AbortSignal) =>
  call(systemChecksApi.run, { params: { check } }, { signal });

/** Checks that only an admin can run. */
export const systemChecks: readonly Check[] = systemCheckNames.map((name) => ({
  title: titles[name],
  group: 'Installation',
  run: (signal) => runSystemCheck(name, signal),
}));
