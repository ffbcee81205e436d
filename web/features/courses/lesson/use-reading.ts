import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { keepReport } from '../kept/progress-kept.ts';
import { sendProgress } from '../kept/send-progress.ts';
import { blockAt, forgetPlace, keepPlace } from './place-in-lesson.ts';
import { createReadingClock } from './reading-clock.ts';

const reportEveryMs = 20_000;
const signs = ['scroll', 'pointerdown', 'keydown'] as const;

interface Reading {
  readonly userId: string;
  readonly courseId: string;
  readonly lesson: number;
}

/** Counts how long and how far the lesson is read; stores it on this device and sends it when possible. */
export function useReading(
  text: RefObject<HTMLElement | null>,
  { userId, courseId, lesson }: Reading,
  counts: boolean,
): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!counts) return;
    const clock = createReadingClock(() => performance.now());
    let block = 0;
    const look = () => {
      if (text.current) block = blockAt(text.current);
    };
    const report = async () => {
      const seconds = clock.take();
      if (seconds === 0) return;
      const at = new Date().toISOString();
      // Without storage it needs no message: the lesson can be read.
      await keepReport(queries, { id: crypto.randomUUID(), userId, courseId, lesson, seconds, block, at }).catch(
        () => {},
      );
      await sendProgress(queries, userId).then(
        () => forgetPlace(userId, courseId),
        () => {},
      );
    };
    const touch = () => {
      clock.touch();
      look();
    };
    const onSeen = () => {
      clock.tick(true);
      if (document.visibilityState === 'hidden') void report();
    };
    const ticking = setInterval(() => clock.tick(document.visibilityState === 'visible'), 1000);
    const reporting = setInterval(() => void report(), reportEveryMs);
    for (const sign of signs) window.addEventListener(sign, touch, { passive: true });
    document.addEventListener('visibilitychange', onSeen);
    return () => {
      clearInterval(ticking);
      clearInterval(reporting);
      for (const sign of signs) window.removeEventListener(sign, touch);
      document.removeEventListener('visibilitychange', onSeen);
      clock.tick(document.visibilityState === 'visible');
      keepPlace(userId, courseId, { lesson, block });
      void report();
    };
  }, [queries, text, userId, courseId, lesson, counts]);
}
