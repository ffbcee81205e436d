import type { BrowserContext } from '@playwright/test';

/** The offset of `npm test -- --at` to this process's clock, in milliseconds. */
const aheadMs = Number.parseInt(process.env.FAKETIME ?? '0', 10) * 1000;

/** Moves `Date` in every page of the context to the clock of the tests; timers and animations are unaffected. */
export async function moveDates(context: BrowserContext): Promise<void> {
  if (aheadMs !== 0) await moveDatesBy(context, aheadMs);
}

/** Offsets a device's clock by this many milliseconds, on the pages that it opens from then on. */
export const moveDatesBy = (context: BrowserContext, ms: number): Promise<unknown> =>
  context.addInitScript(shiftDate, ms);

/** Runs in the page. */
function shiftDate(ahead: number): void {
  const Real = Date;
  const now = () => Real.now() + ahead;
  const Shifted: DateConstructor = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget === Shifted ? target : newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Real.prototype.constructor = Shifted;
  window.Date = Shifted;
}
