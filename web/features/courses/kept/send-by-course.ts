import { ApiError } from '#web/lib/api-client.ts';
import { isFinalRefusal } from '#web/lib/final-refusal.ts';

/** The result of a batch: the server has it or will never accept it, this course fails for now, or everything does. */
export type Sent = 'done' | 'not this course' | 'not now';

interface OfCourse {
  readonly courseId: string;
}

interface Outbox<Report extends OfCourse, Answer extends OfCourse> {
  /** Everything waiting. */
  readonly waiting: () => Promise<{ readonly reports: readonly Report[]; readonly answers: readonly Answer[] }>;
  readonly sendReports: (ofOneCourse: readonly Report[]) => Promise<Sent>;
  readonly sendAnswers: (ofOneCourse: readonly Answer[]) => Promise<Sent>;
  /** Maximum per request. */
  readonly most: number;
}

/** Sends the pending records of each course, reports before answers. A course that fails waits for the next run, and delays no other. */
export async function sendByCourse<Report extends OfCourse, Answer extends OfCourse>({
  waiting,
  sendReports,
  sendAnswers,
  most,
}: Outbox<Report, Answer>): Promise<void> {
  const failed = new Set<string>();
  const next = <One extends OfCourse>(all: readonly One[]) => {
    const first = all.find(({ courseId }) => !failed.has(courseId))?.courseId;
    return all.filter(({ courseId }) => courseId === first).slice(0, most);
  };
  for (;;) {
    const { reports, answers } = await waiting();
    const [someReports, someAnswers] = [next(reports), next(answers)];
    const courseId = (someReports[0] ?? someAnswers[0])?.courseId;
    if (courseId === undefined) return;
    const sent = await (someReports.length > 0 ? sendReports(someReports) : sendAnswers(someAnswers));
    if (sent === 'not now') return;
    if (sent === 'not this course') failed.add(courseId);
  }
}

/** No network, signed out, trial over, rate limited: the same for every course. */
const ofEverything = new Set([0, 401, 402, 429]);

export function afterFailure(error: unknown): Sent {
  if (isFinalRefusal(error)) return 'done';
  return error instanceof ApiError && ofEverything.has(error.status) ? 'not now' : 'not this course';
}
