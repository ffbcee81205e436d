import { useEffect, useState } from 'react';
import type { Result } from '#contract/endpoint.ts';
import { safeArrivalApi } from '#contract/trust/safe-arrival.ts';
import { formatDateTime, formatUntil } from '#web/lib/format-time.ts';
import { pageMeta } from '#web/lib/page-meta.ts';

export const meta = () => pageMeta({ title: 'Shared shift', hidden: true });

const unreachable = 'We couldn’t load this shift. Check your connection, then reload this page.';

type Shown = Result<typeof safeArrivalApi.look> | 'loading' | { readonly refused: string };

/** Where someone works and until when, for a person they shared it with. The token is in the fragment, which no server logs. */
export default function SharedShift() {
  const [shown, setShown] = useState<Shown>('loading');
  useEffect(() => {
    const look = async () => {
      const client = await import('#web/lib/api-client.ts');
      const token = window.location.hash.slice(1) || '-';
      try {
        setShown(await client.call(safeArrivalApi.look, { body: { token } }));
      } catch (error) {
        setShown({ refused: error instanceof client.ApiError ? error.message : unreachable });
      }
    };
    void look().catch(() => setShown({ refused: unreachable }));
  }, []);
  return (
    <section className="page grid min-h-[60dvh] max-w-3xl content-center justify-items-start gap-6 py-20">
      <h1 className="font-extrabold text-5xl tracking-[-0.035em] md:text-6xl">Shared shift</h1>
      <div role="status" className="grid gap-4 text-lg leading-relaxed">
        {shown === 'loading' ? <p className="text-ink-soft">Loading the shift</p> : null}
        {typeof shown === 'object' && 'refused' in shown ? <p>{shown.refused}</p> : null}
        {typeof shown === 'object' && 'place' in shown ? (
          <>
            <p className="break-words font-semibold text-2xl">{shown.place}</p>
            <p>
              From {formatDateTime(shown.startsAt)} until {formatUntil(shown.endsAt)}, South African time.
            </p>
            <p className="text-base text-ink-soft">
              The person who sent you this link works here. The link ends by itself after the shift.
            </p>
          </>
        ) : null}
      </div>
    </section>
  );
}
