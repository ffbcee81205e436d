import { TextBlocks } from '#web/features/legal/text-blocks.tsx';

/** A version of the terms, to the letter. On a page of its own it is as long as it is, so that nobody has to scroll in a frame. */
export function TermsText({ text }: { readonly text: string }) {
  return (
    <section aria-label="Full terms" className="max-w-[44rem] text-[0.9375rem] leading-relaxed">
      <TextBlocks text={text} quietParagraphs />
    </section>
  );
}
