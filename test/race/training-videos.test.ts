import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { mostTrainingVideos } from '#contract/training-videos/refusals.ts';
import { trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';
import { addVideo, videoDraft } from '#test/support/training-videos.ts';

const [first, second] = await openTwoTestApps({ work: false });

const throughBoth = ({ call, accessToken }: Person, turn: number) => ({
  call: turn % 2 === 0 ? call : callerOf(second.url, accessToken),
});

const videosOf = async ({ userId }: Person): Promise<number> => {
  const { rows } = await first.database.pool.query(
    `select count(*)::int as videos from business_training_videos v join business_profiles b on b.id = v.business_id
     where b.user_id = $1`,
    [userId],
  );
  return rows[0].videos;
};

test('an edit and a deletion concurrently: the video is deleted, and the edit came before or is refused', async () => {
  const business = await signUpBusiness(first);
  for (let round = 0; round < 10; round++) {
    const { id: videoId } = await addVideo(business);
    const params = { videoId };
    const [removed, ...others] = await outcomes([
      throughBoth(business, round).call(trainingVideosApi.remove, { params }),
      throughBoth(business, round + 1).call(trainingVideosApi.edit, {
        params,
        body: { ...videoDraft({ title: 'Edited' }), version: 1 },
      }),
      throughBoth(business, round).call(trainingVideosApi.deactivate, { params }),
    ]);
    expect(removed).toBeNull();
    expect(others.filter((code) => code !== null && code !== 'training_video.not_found')).toEqual([]);
    expect(await videosOf(business)).toBe(0);
  }
});

test('of four concurrent edits of one version, one counts', async () => {
  const business = await signUpBusiness(first);
  const { id: videoId } = await addVideo(business);
  for (let version = 1; version <= 5; version++) {
    const edits = ['One', 'Two', 'Three', 'Four'].map((title, turn) =>
      throughBoth(business, turn).call(trainingVideosApi.edit, {
        params: { videoId },
        body: { ...videoDraft({ title: `${title} ${version}` }), version },
      }),
    );
    expect((await outcomes(edits)).toSorted()).toEqual([...Array(3).fill('training_video.changed'), null].toSorted());
  }
});

test('sent twice concurrently under one key, a video is added once', async () => {
  const business = await signUpBusiness(first);
  for (let round = 1; round <= 5; round++) {
    const key = randomUUID();
    const ids = await Promise.all(
      Array.from({ length: 4 }, async (_, turn) => (await addVideo(throughBoth(business, turn), {}, key)).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(await videosOf(business)).toBe(round);
  }
});

test('of six added concurrently with room for one, one is added', async () => {
  const business = await signUpBusiness(first);
  const { id } = await addVideo(business);
  await first.database.pool.query(
    `insert into business_training_videos (id, business_id, title, video_url)
     select gen_random_uuid(), business_id, title, video_url from business_training_videos, generate_series(3, $2)
     where id = $1`,
    [id, mostTrainingVideos],
  );
  const ended = await outcomes(Array.from({ length: 6 }, (_, turn) => addVideo(throughBoth(business, turn))));
  expect(ended.filter((code) => code === null)).toHaveLength(1);
  expect(ended.filter((code) => code === 'training_video.too_many')).toHaveLength(5);
  expect(await videosOf(business)).toBe(mostTrainingVideos);
});

test('nothing is added to an account that is deleted concurrently', async () => {
  for (let round = 0; round < 5; round++) {
    const business = await signUpBusiness(first);
    const adding = outcomes(Array.from({ length: 6 }, (_, turn) => addVideo(throughBoth(business, turn))));
    await business.call(accountApi.close, { body: { password: business.password } });
    const refused = (await adding).filter((code) => code !== null);
    expect(refused.filter((code) => code !== 'session.required' && code !== 'role.business_required')).toEqual([]);
    expect(await videosOf(business)).toBe(0);
  }
});

/** Starts the work when another transaction has reached `statements`, and lets that one commit once the work waits or is done. */
async function during(statements: readonly string[], { userId }: Person, work: () => Promise<unknown>): Promise<void> {
  const other = await first.database.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from business_profiles where user_id = $1 for update', [userId]);
    for (const statement of statements) await other.query(statement, [userId]);
    let ended = false;
    const working = work().finally(() => {
      ended = true;
    });
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(
      async () => expect(ended || (await first.database.pool.query(waiting)).rowCount !== 0).toBe(true),
      { timeout: 20_000 },
    );
    await other.query('commit');
    await working;
  } finally {
    other.release();
  }
}

test('adding while the account is being deleted waits for it, and is refused', async () => {
  const business = await signUpBusiness(first);
  await during(['delete from user_roles where user_id = $1'], business, () =>
    expectRefusal(addVideo(business), 'role.business_required'),
  );
  expect(await videosOf(business)).toBe(0);
});

test('videos added while the account is being deleted are deleted with it', async () => {
  const business = await signUpBusiness(first);
  const added = `insert into business_training_videos (id, business_id, title, video_url)
    select gen_random_uuid(), id, 'Late', 'https://youtu.be/late' from business_profiles where user_id = $1`;
  await during([added], business, () =>
    first.services.transaction((tx) => deleteAccount(tx, { id: business.userId, email: business.email })),
  );
  expect(await videosOf(business)).toBe(0);
});
