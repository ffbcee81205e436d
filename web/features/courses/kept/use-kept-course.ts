import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CoursePage } from '#contract/courses/courses.ts';
import { keepWholeCourse } from '../api.ts';

/** Has the service worker keep the pages that show courses. Without one, they open with a network only. */
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

/** Loads a course that was begun onto this device. @returns whether all of it is there */
export function useKeptCourse(userId: string, page: CoursePage | undefined): boolean {
  const queries = useQueryClient();
  const [keptId, setKeptId] = useState<string | null>(null);
  const begunId = page?.standing?.begunAt ? page.id : null;
  useEffect(() => {
    if (!page || begunId === null || keptId === begunId) return;
    const keep = async () => {
      await keepWholeCourse(queries, userId, page);
      if (await keepPages()) setKeptId(begunId);
    };
    const keepNow = () => void keep().catch(() => {});
    keepNow();
    window.addEventListener('online', keepNow);
    return () => window.removeEventListener('online', keepNow);
  }, [queries, userId, page, begunId, keptId]);
  return keptId !== null && keptId === begunId;
}
