import { BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { brand } from '#contract/brand.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { useSeen } from '#web/ui/use-seen.ts';
import { usePushStatus, useTurnOn } from './api.ts';
import { isOfferable, isWorthAsking } from './push-status.ts';
import { endSuggestion, type Occasion } from './push-suggestion.ts';
import { declinedAt, offeredAt, rememberNotNow, rememberOffered } from './push-wish.ts';
import { pushWords } from './push-words.ts';

const questions: Record<Occasion, { readonly title: string; readonly words: string }> = {
  message: {
    title: 'Get notified when they reply?',
    words: `We’ll notify you on this device about messages, gigs and payouts, even when ${brand.name} is closed.`,
  },
  hire: {
    title: 'Get notified about your gigs?',
    words: `We’ll notify you on this device about gigs, messages and payouts, even when ${brand.name} is closed.`,
  },
};

/**
 * The card appears together with the next page, tab or conversation. It never moves what the user is working on, and a
 * search that rewrites the query string doesn't count as another page.
 */
function usePlace(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return [pathname, query.get('tab'), query.get('conversation')].join(' ');
}

export default function Offer({ occasion }: { readonly occasion: Occasion }) {
  const userId = useSession().session?.user.id ?? '';
  const { status } = usePushStatus();
  const place = usePlace();
  const [last, setLast] = useState(place);
  const [isOpen, setOpen] = useState(false);
  if (place !== last) {
    setLast(place);
    const asked = { offeredAt: offeredAt(userId), declinedAt: declinedAt(userId) };
    if (!isOpen && status !== undefined && isWorthAsking(status, asked, Date.now())) setOpen(true);
  }
  if (!isOpen || status === undefined || !isOfferable(status)) return null;
  const guide = status === 'install' ? pushWords.install : undefined;
  return <OfferCard userId={userId} {...(guide ?? questions[occasion])} />;
}

interface OfferCardProps {
  readonly userId: string;
  readonly title: string;
  readonly words: string;
  /** Something has to be done on the phone first: there is nothing to turn on yet. */
  readonly isGuide?: boolean;
}

function OfferCard({ userId, title, words, isGuide = false }: OfferCardProps) {
  const turnOn = useTurnOn();
  const card = useRef<HTMLElement>(null);
  const isSeen = useSeen(card);
  useEffect(() => {
    if (isSeen) rememberOffered(userId);
  }, [isSeen, userId]);

  function dismiss() {
    rememberNotNow(userId);
    endSuggestion();
  }

  // Awaited here: the card unmounts as soon as notifications are on, and its mutation callbacks with it.
  async function accept() {
    try {
      if (await turnOn.mutateAsync())
        toast({ title: 'Notifications are on', description: 'You can change this under Settings, Notifications.' });
      else rememberNotNow(userId);
    } catch (error) {
      failureToast('We couldn’t turn on notifications', error);
      rememberNotNow(userId);
    }
    endSuggestion();
  }

  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 md:px-8 md:pt-6 print:hidden">
      <section
        ref={card}
        aria-label={title}
        className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 shadow-card md:items-center md:px-6"
      >
        <BellRing aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <div className="min-w-0 flex-1 basis-64">
          <p className="font-semibold">{title}</p>
          <p className="text-ink-soft text-[0.9375rem]">{words}</p>
        </div>
        <div className="flex flex-wrap gap-2 max-md:w-full">
          {isGuide ? (
            <Button variant="secondary" onClick={dismiss}>
              Got it
            </Button>
          ) : (
            <>
              <Button busy={turnOn.isPending} onClick={() => void accept()}>
                Turn on notifications
              </Button>
              <Button variant="ghost" disabled={turnOn.isPending} onClick={dismiss}>
                Not now
              </Button>
            </>
          )}
        </div>
      </section>
    </div>
  );
}
