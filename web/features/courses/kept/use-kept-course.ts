import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CoursePage } from '#contract/courses/courses.ts';
import { keepWholeCourse } from '../api.ts';

/** Has the service worker cache the course pages. Without one, they need a network. */
async function keepPages(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  active?.postMessage('keep-courses', [port2]);
  return answer;
}

/** Downloads a begun course to this device. @returns whether all of it is there */
export function useKeptCourse(userId: string, page: CoursePage | undefined): boolean {
  const queries = useQueryClient();
  const [tried, setTried] = useState<{ readonly id: string; readonly isKept: boolean } | null>(null);
  const startedId = page?.standing?.begunAt ? page.id : null;
  useEffect(() => {
    if (!page || startedId === null || tried?.id === startedId) return;
    const keep = async () => {
      const isKept = await keepWholeCourse(queries, userId, page);
      // A course that can't be stored is not fetched again at each step: that would cost the learner data.
      if (!isKept || (await keepPages())) setTried({ id: startedId, isKept });
    };
    const keepNow = () => void keep().catch(() => {});
    keepNow();
    window.addEventListener('online', keepNow);
    return () => window.removeEventListener('online', keepNow);
  }, [queries, userId, page, startedId, tried]);
  return tried !== null && tried.id === startedId && tried.isKept;
}
