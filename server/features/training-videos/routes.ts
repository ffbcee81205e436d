import { repTrainingApi, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { addVideo } from './commands/add-video.ts';
import { deleteVideo } from './commands/delete-video.ts';
import { editVideo } from './commands/edit-video.ts';
import { showVideo } from './commands/show-video.ts';
import { presentOwnVideo } from './present.ts';
import { listAssignableJobs } from './queries/assignable-jobs.ts';
import { listOwnVideos } from './queries/own-videos.ts';
import { listVideosForRep } from './queries/rep-videos.ts';

export const trainingVideoRoutes = (): readonly Route[] => [
  read(trainingVideosApi.list, (db, actor, { query }) => listOwnVideos(db, actor, query)),
  read(trainingVideosApi.jobs, async (db, actor) => ({ items: await listAssignableJobs(db, actor) })),
  write(trainingVideosApi.add, async (tx, actor, { body }) => presentOwnVideo(await addVideo(tx, actor, body))),
  write(trainingVideosApi.edit, async (tx, actor, { params, body }) =>
    presentOwnVideo(await editVideo(tx, actor, { ...params, ...body })),
  ),
  write(trainingVideosApi.activate, async (tx, actor, { params }) =>
    presentOwnVideo(await showVideo(tx, actor, params.videoId, true)),
  ),
  write(trainingVideosApi.deactivate, async (tx, actor, { params }) =>
    presentOwnVideo(await showVideo(tx, actor, params.videoId, false)),
  ),
  write(trainingVideosApi.remove, (tx, actor, { params }) => deleteVideo(tx, actor, params.videoId)),
  read(repTrainingApi.list, (db, actor, { query }) => listVideosForRep(db, actor, query.cursor)),
];
