import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GiftRep } from '#contract/courses/gifts.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { giftCoursesQuery, giftRepsQuery } from './api.ts';
import { ChooseCourses } from './choose-courses.tsx';
import { ChooseReps } from './choose-reps.tsx';
import { PayGifts } from './pay-gifts.tsx';

interface GiveCoursesProps {
  /** Only the rep of this application. */
  readonly application: string | undefined;
}

/** Which courses, for whom, and the price. */
export function GiveCourses({ application }: GiveCoursesProps) {
  const courses = useQuery(giftCoursesQuery);
  const reps = useInfiniteQuery(giftRepsQuery(application));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  // The preselected rep.
  const [chosenReps, setChosenReps] = useState<ReadonlySet<string> | null>(null);
  if (!courses.data) return <NotLoaded query={courses} label="Loading the courses" count={3} />;
  if (courses.data.free)
    return (
      <Alert tone="info" title="Courses are free at the moment">
        Reps can start any course for free in their Rep Portal, under Training.
      </Alert>
    );
  const { items } = courses.data;
  const listed = reps.data?.pages.flatMap((page) => page.items) ?? [];
  const isChosen = ({ repId, givable }: GiftRep) => givable && (chosenReps?.has(repId) ?? application !== undefined);
  const forReps = listed.filter(isChosen);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-2">
        <ChooseReps
          query={reps}
          only={application !== undefined}
          isChosen={isChosen}
          onTick={(repId, on) => {
            const others = forReps.map((rep) => rep.repId).filter((one) => one !== repId);
            setChosenReps(new Set(on ? [...others, repId] : others));
          }}
        />
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <ChooseCourses courses={items} ticked={ticked} reps={forReps} onChange={setTicked} />
      </div>
      <div className="lg:sticky lg:top-24 lg:col-start-2">
        <PayGifts
          courses={items.filter(({ id }) => ticked.has(id))}
          reps={forReps}
          onPaid={() => setTicked(new Set())}
        />
      </div>
    </div>
  );
}
