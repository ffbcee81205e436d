import { Banknote } from 'lucide-react';
import type { DeedProps } from './deed-props.ts';
import { fundedWords, theirsWords } from './words.ts';

/** What is funded, and when it is theirs; nothing where nothing is held. */
export function WorkMoney({ work, milestone, now }: DeedProps) {
  const funded = fundedWords(work, milestone, now);
  if (funded === null) return null;
  const theirs = theirsWords(work, milestone, now);
  return (
    <p className="flex items-start gap-2.5 rounded-control bg-success-soft px-3.5 py-3 text-[0.9375rem] text-on-success-soft leading-normal">
      <Banknote aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <strong className="figures">{funded}</strong>
        {theirs === null ? null : ` ${theirs}`}
      </span>
    </p>
  );
}
