import { useQuery } from '@tanstack/react-query';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { agreementQuery } from './api.ts';
import { sectionNotes } from './section-notes.ts';
import { TextBlocks } from './text-blocks.tsx';

/** The whole agreement in a frame. It scrolls by the keyboard too, and prints in full. */
export function AgreementText({ userType }: { readonly userType: LegalUserType }) {
  const query = useQuery(agreementQuery(userType));
  if (query.error && !query.data) {
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <SkeletonText lines={8} />;
  const { title, text } = query.data;
  return (
    <section
      aria-label={`${title}, full text`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls has to be reached by the keyboard
      tabIndex={0}
      className="h-[min(30rem,60dvh)] overflow-y-auto overscroll-contain rounded-card border border-line-strong bg-surface px-5 py-5 text-[0.9375rem] leading-relaxed md:px-7"
    >
      <TextBlocks text={text} notes={sectionNotes[userType]} />
    </section>
  );
}
