import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { BlockedDialog } from '#web/features/messaging/blocked-dialog.tsx';
import { messageDraft } from '#web/features/messaging/message-draft.ts';
import { useOpenConversation } from '#web/features/messaging/use-open-conversation.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { askedWords, questionAbout } from './question-about.ts';

/** Opens the conversation with an applicant, with a question about what the job asks for and their profile doesn't mention. */
export function AskAbout({ application: { id, rep, fit } }: { readonly application: ReceivedApplication }) {
  const { open, busy, blocked, dismiss } = useOpenConversation('business');
  const { userId } = useMe();
  const ask = fit?.ask ?? [];
  if (ask.length === 0) return null;
  /** Puts the question into the message box, unless a message was begun there. */
  function prepare(conversationId: string) {
    const draft = messageDraft(conversationId, userId);
    if (!draft.find({ content: '' })?.content.trim()) draft.keep({ content: questionAbout(rep.fullName, ask) });
  }
  return (
    <div>
      <button
        type="button"
        disabled={busy}
        className="min-h-6 rounded-control text-start text-brand underline underline-offset-4"
        onClick={() => void open({ applicationId: id }, { prepare })}
      >
        Ask about: {askedWords(ask)}
      </button>
      <BlockedDialog blocked={blocked} side="business" onClose={dismiss} />
    </div>
  );
}
