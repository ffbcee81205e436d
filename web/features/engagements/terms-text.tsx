import clsx from 'clsx';
import { type AgreementBlock, agreementBlocks } from '#domain/agreement-blocks.ts';

const looks: Record<AgreementBlock['kind'], string> = {
  title: 'font-display font-bold text-2xl leading-tight',
  heading: 'mt-7 font-display font-bold text-lg',
  clause: 'mt-3',
  point: 'ms-6 mt-1.5',
  paragraph: 'mt-3 text-ink-soft',
};

/** A version of the terms, to the letter. On a page of its own it is as long as it is, so that nobody has to scroll in a frame. */
export function TermsText({ text }: { readonly text: string }) {
  return (
    <section aria-label="The whole text" className="max-w-[44rem] text-[0.9375rem] leading-relaxed">
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
