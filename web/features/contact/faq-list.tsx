import type { Question } from '#web/features/contact/faq.ts';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';

/** FAQ entries with native disclosure elements, so they work without scripts. */
export function FaqList({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ question, answer, answerRepsFree }, index) => (
        <details key={question} className="group" name="faq" open={index === 0}>
          <summary className="flex list-none items-center gap-6 py-6 font-bold font-display text-xl tracking-tight md:text-2xl [&::-webkit-details-marker]:hidden">
            <span className="flex-1">{question}</span>
            <span
              aria-hidden="true"
              className="relative size-5 shrink-0 before:absolute before:inset-x-0 before:top-1/2 before:h-0.75 before:-translate-y-1/2 before:rounded-full before:bg-accent after:absolute after:inset-y-0 after:left-1/2 after:w-0.75 after:-translate-x-1/2 after:rounded-full after:bg-accent after:transition-transform group-open:after:scale-y-0"
            />
          </summary>
          <p className="max-w-2xl pb-8 text-ink-soft text-lg leading-relaxed">
            {answerRepsFree ? <RepPrice free={answerRepsFree}>{answer}</RepPrice> : answer}
          </p>
        </details>
      ))}
    </div>
  );
}
