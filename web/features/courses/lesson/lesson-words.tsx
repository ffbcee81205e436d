import type { Ref } from 'react';
import type { Lesson } from '#contract/courses/learning.ts';
import { LessonBlocks } from './lesson-blocks.tsx';

interface LessonWordsProps {
  readonly lesson: Pick<Lesson, 'title' | 'blocks'>;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A lesson's title and text. */
export function LessonWords({ lesson: { title, blocks }, ref }: LessonWordsProps) {
  return (
    <>
      <h1 className="mb-6 text-3xl md:text-4xl">{title}</h1>
      <LessonBlocks blocks={blocks} {...(ref && { ref })} />
    </>
  );
}
