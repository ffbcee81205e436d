import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { brand } from '#contract/brand.ts';
import type { Write } from '#web/lib/endpoint-names.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { useSession } from '#web/lib/session.tsx';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { usePushStanding, useTurnOn } from './api.ts';
import { hasWordsInHand, isScreenFree } from './free-screen.ts';
import { isWorthAsking } from './push-standing.ts';
import { endSuggestion, type Occasion, suggestPush, useSuggestion } from './push-suggestion.ts';
import { rememberNotNow, saidNotNowAt } from './push-wish.ts';
import { pushWords } from './push-words.ts';

/** A hire, for either side. */
const hires: readonly Write[] = [
  'POST /api/business/applications/:applicationId/acceptance',
  'POST /api/rep/engagements/:engagementId/agree',
];

/** Asks in context whether to be told at once on this device; on an iPhone it says how that becomes possible. */
export function PushOffer() {
  const occasion = useSuggestion();
  const queries = useQueryClient();
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        const { writes } = event.mutation.meta ?? {};
        if (writes && hires.includes(writes)) suggestPush('hire');
      }),
    [queries],
  );
  return occasion === null ? null : <Offer occasion={occasion} />;
}

const reasons: Record<Occasion, string> = {
  message: 'We can tell you on this device when somebody writes to you, also while the app is closed.',
  hire: 'We can tell you on this device when somebody writes to you, when there is work to do and when money is on its way.',
};

function Offer({ occasion }: { readonly occasion: Occasion }) {
  const userId = useSession().session?.user.id ?? '';
  const { standing } = usePushStanding();
  const isFree = useFreeScreen();
  const turnOn = useTurnOn();
  const isAsked = standing !== undefined && isWorthAsking(standing, saidNotNowAt(userId), Date.now());
  useEffect(() => {
    if (standing !== undefined && !isAsked) endSuggestion();
  }, [standing, isAsked]);
  if (!isAsked || !isFree) return null;

  function notNow() {
    rememberNotNow(userId);
    endSuggestion();
  }

  // Awaited: where it is on, nothing is asked any more, and what the dialog itself would hear of it is lost.
  async function accept() {
    try {
      if (await turnOn.mutateAsync())
        toast({ title: 'Notifications are on', description: 'Change that under Settings, Notifications.' });
      else rememberNotNow(userId);
    } catch (error) {
      failureToast('Notifications could not be turned on', error);
      rememberNotNow(userId);
    }
    endSuggestion();
  }

  const first = standing === 'install' ? pushWords.install : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : notNow())}
      size="small"
      title={first?.title ?? 'Hear of the answer at once?'}
      description={first?.words ?? reasons[occasion]}
      footer={
        first ? (
          <Button onClick={notNow}>All right</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={notNow}>
              Not now
            </Button>
            <Button busy={turnOn.isPending} onClick={() => void accept()}>
              Turn on notifications
            </Button>
          </>
        )
      }
    >
      {first ? null : (
        <p className="text-ink-soft text-[0.9375rem]">
          A locked screen shows who wrote, and not what. {brand.name} also tells you there of a hire, of work to do and
          of payouts, and sends no advertising.
        </p>
      )}
    </Dialog>
  );
}

const lookEveryMs = 500;

function useFreeScreen(): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (isFree) return;
    let typedAt = Date.now();
    const note = () => {
      typedAt = Date.now();
    };
    document.addEventListener('input', note, true);
    const timer = setInterval(
      () =>
        setFree(
          isScreenFree({
            hasDialog: document.querySelector('[role="dialog"], [role="alertdialog"]') !== null,
            hasWords: hasWordsInHand(document.activeElement),
            msSinceTyping: Date.now() - typedAt,
          }),
        ),
      lookEveryMs,
    );
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', note, true);
    };
  }, [isFree]);
  return isFree;
}
