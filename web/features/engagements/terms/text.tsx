import { TextBlocks } from '#web/features/legal/text-blocks.tsx';

/** A version of the terms, verbatim. A separate page shows it in full height, without a scrolling frame. */
export function TermsText({ text }: { readonly text: string }) {
  return (
    <section aria-label="Full terms" className="max-w-[44rem] text-[0.9375rem] leading-relaxed">
      <TextBlocks text={text} quietParagraphs />
    </section>
  );
}
