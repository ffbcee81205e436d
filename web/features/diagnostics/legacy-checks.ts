import { siteCheckApi } from '#contract/diagnostics/site-check.ts';
import type { SystemCheck } from '#contract/diagnostics/system-checks.ts';
import { call } from '#web/lib/api-client.ts';
import { type Check, passed, warned } from './check.ts';
import { sessionCheck, userCheck } from './connection-checks.ts';
import { runSystemCheck } from './system-checks.ts';

const group = 'Your connection';

const tables = ['profiles', 'rep_profiles', 'business_profiles', 'jobs', 'job_applications', 'user_roles'];

/** One query counts all six tables. */
function tableChecks(): readonly Check[] {
  let asked: Promise<SystemCheck> | null = null;
  const ask = (signal: AbortSignal) => {
    // Checks of one run begin together; the first fetches for all.
    asked ??= runSystemCheck('tables', signal);
    queueMicrotask(() => {
      asked = null;
    });
    return asked;
  };
  return tables.map((name) => ({
    title: name,
    group,
    async run(signal) {
      const { status, message, facts } = await ask(signal);
      const found = facts.find((fact) => fact.name === name);
      return found ? passed(`${found.value}.`) : { status: status === 'pass' ? 'fail' : status, message };
    },
  }));
}

/** The checks of the first diagnostics page. Admin-only checks are left out for others. */
export const legacyChecks = (isAdmin: boolean): readonly Check[] => [
  ...(isAdmin ? tableChecks() : []),
  { title: 'Get session', group, run: sessionCheck(isAdmin) },
  { title: 'Get user', group, run: userCheck(isAdmin) },
  ...(isAdmin
    ? [{ title: 'Storage buckets', group, run: (signal) => runSystemCheck('storage', signal) } as Check]
    : []),
  {
    title: 'Meeting booking link',
    group,
    async run(signal) {
      const { reachable, message } = await call(siteCheckApi.meetingLink, {}, { signal });
      if (reachable === false) throw new Error(message);
      return reachable ? passed(message) : warned(message);
    },
  },
];
