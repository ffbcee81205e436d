import type { z } from 'zod';
import { applicationsApi } from '#contract/applications/applications.ts';
import { type trainingVideoInput, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import type { Call } from './api.ts';
import { apply, postJob } from './hiring.ts';

type Draft = z.input<typeof trainingVideoInput>;

/** A valid training video, with the given overrides. */
export const videoDraft = (changes: Partial<Draft> = {}) =>
  ({
    title: 'How we greet shoppers',
    description: 'Ten minutes. Watch it before your first day.',
    videoUrl: 'https://youtu.be/abc123',
    jobId: 'all',
    ...changes,
  }) satisfies Draft;

export const addVideo = (business: { call: Call }, changes: Partial<Draft> = {}, idempotencyKey?: string) =>
  business.call(trainingVideosApi.add, { body: videoDraft(changes) }, idempotencyKey ? { idempotencyKey } : {});

/** The rep applies and is accepted. Returns the job, by default a new one. */
export async function hire(business: { call: Call }, rep: { call: Call }, jobId?: string): Promise<string> {
  const chosen = jobId ?? (await postJob(business)).id;
  const { id: applicationId } = await apply(rep, chosen);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  return chosen;
}
