import { failureMessage } from '#domain/diagnostics/failure-message.ts';
import { type Check, failedWith, type Outcome } from './check.ts';

const patienceMs = 10_000;

/** The outcome, within ten seconds. Never throws: an error of the check is its outcome. */
export async function runCheck(
  { run }: Pick<Check, 'run'>,
  ended: AbortSignal,
  patience = patienceMs,
): Promise<Outcome> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), patience);
  const silence = new Promise<Outcome>((resolve) =>
    late.signal.addEventListener('abort', () => resolve(failedWith(`No answer within ${patience / 1000} seconds`))),
  );
  const looked = run(AbortSignal.any([ended, late.signal])).catch((error: unknown) =>
    failedWith(failureMessage(error)),
  );
  try {
    return await Promise.race([silence, looked]);
  } finally {
    clearTimeout(timer);
  }
}
