import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { type AgreementBlock, agreementBlocks } from '#domain/agreement-blocks.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { agreementQuery } from './api.ts';

const looks: Record<AgreementBlock['kind'], string> = {
  title: 'font-display font-bold text-2xl leading-tight',
  heading: 'mt-7 font-display font-bold text-lg',
  clause: 'mt-3',
  point: 'ms-6 mt-1.5',
  paragraph: 'mt-3',
};

/** The whole agreement in a frame of its own. It scrolls by the keyboard too, and prints as it is. */
export function AgreementText({ userType }: { readonly userType: LegalUserType }) {
  const query = useQuery(agreementQuery(userType));
  if (query.error && !query.data) {
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <SkeletonText lines={8} />;
  const { title, text } = query.data;
  return (
    <section
      aria-label={`${title}, the whole text`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls has to be reached by the keyboard
      tabIndex={0}
      className="h-[min(30rem,60dvh)] overflow-y-auto overscroll-contain rounded-control border border-line-strong bg-sunken px-5 py-5 text-[0.9375rem] leading-relaxed md:px-7"
    >
      {agreementBlocks(text).map(({ kind, text: words }) => {
        const Tag = kind === 'title' ? 'h3' : kind === 'heading' ? 'h4' : 'p';
        return (
          <Tag key={words} className={clsx('break-words', looks[kind])}>
            {words}
          </Tag>
        );
      })}
    </section>
  );
}
