import { v7 as uuidv7 } from 'uuid';
import type { trainingVideos } from '#server/features/training-videos/tables.ts';
import type { DemoAccounts } from './demo-accounts.ts';
import type { DemoHiring } from './demo-hiring.ts';

const day = 86_400_000;

// Searches and front pages of the sites, which exist as long as the sites do: no real person's video is used.
const videos = [
  {
    title: 'Welcome: how we work',
    description: 'Who we are, whom to call on the day, and when you are paid. Watch it before your first shift.',
    videoUrl: 'https://www.youtube.com/results?search_query=brand+ambassador+training',
    forOneJob: false,
    isActive: true,
  },
  {
    title: 'From hello to a sale in two minutes',
    description: 'Greet, taste, tell, ask. Five real shoppers, and what we learned from each of them.',
    videoUrl: 'https://vimeo.com/watch',
    forOneJob: true,
    isActive: true,
  },
  {
    title: 'Setting up the stand',
    description: 'The old stand. The new one arrives next month, and its film with it.',
    videoUrl: 'https://media.demo.example/training/stand.mp4',
    forOneJob: false,
    isActive: false,
  },
] as const;

/** The videos each business shows the reps it hires; the video for one job is for one with a hired rep. */
export function demoTraining(
  today: number,
  { businessProfiles }: DemoAccounts,
  { applications }: DemoHiring,
): (typeof trainingVideos.$inferInsert)[] {
  return businessProfiles.flatMap(({ id: businessId }, turn) => {
    const hired = applications.find((one) => one.businessId === businessId && one.status === 'accepted');
    return videos.map(({ forOneJob, ...video }, position) => {
      const createdAt = new Date(today - (12 - turn - 3 * position) * day + turn * 3_600_000);
      return {
        ...video,
        id: uuidv7({ msecs: createdAt.getTime() }),
        businessId,
        jobId: forOneJob ? (hired?.jobId ?? null) : null,
        createdAt,
        updatedAt: createdAt,
      };
    });
  });
}
