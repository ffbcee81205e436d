import type { Ref } from 'react';
import type { Lesson } from '#contract/courses/learning.ts';
import { LessonBlocks } from './lesson-blocks.tsx';
import { LessonVideo } from './lesson-video.tsx';

interface LessonWordsProps {
  readonly lesson: Pick<Lesson, 'title' | 'video' | 'blocks'>;
  readonly ref?: Ref<HTMLDivElement>;
}

/** What is read and seen of a lesson. */
export function LessonWords({ lesson: { title, video, blocks }, ref }: LessonWordsProps) {
  return (
    <>
      <h1 className="mb-6 text-3xl md:text-4xl">{title}</h1>
      {video ? <LessonVideo video={video} /> : null}
      <LessonBlocks blocks={blocks} {...(ref && { ref })} />
    </>
  );
}
