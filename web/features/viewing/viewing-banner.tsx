import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { meQuery } from '#web/features/session/api.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatTime } from '#web/lib/format-time.ts';
import { endViewing, type TabViewing } from '#web/lib/viewing.ts';
import { stopViewing } from '#web/lib/viewing-tab.ts';
import { Button } from '#web/ui/button.tsx';

/** Shown over every page of a tab in which an admin sees as a user. */
export function ViewingBanner({ viewing: { email, endsAt } }: { readonly viewing: TabViewing }) {
  const { data: me } = useQuery(meQuery);
  const [busy, setBusy] = useState(false);
  const name = me?.business?.companyName ?? me?.rep?.fullName ?? email;

  useEffect(() => {
    document.documentElement.dataset.viewing = '';
    const timer = setTimeout(endViewing, Math.max(0, Date.parse(endsAt) - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);

  async function stop() {
    setBusy(true);
    try {
      await stopViewing();
    } catch (error) {
      setBusy(false);
      failureToast('We couldn’t stop viewing', error);
    }
  }

  return (
    <section
      aria-label="You’re viewing another account"
      className="sticky top-0 z-40 flex h-(--above) items-center gap-3 bg-accent px-4 text-on-accent md:px-6 print:hidden"
    >
      <Eye aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 text-sm leading-snug md:flex md:gap-1.5 md:text-[0.9375rem]">
        <span className="block truncate font-semibold">You’re viewing this as {name}.</span>
        <span className="block whitespace-nowrap">Read-only. Ends at {formatTime(endsAt)}.</span>
      </p>
      <Button variant="secondary" size="small" busy={busy} onClick={() => void stop()}>
        Stop
      </Button>
    </section>
  );
}
