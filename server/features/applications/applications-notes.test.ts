import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { repNotesApi } from '#contract/applications/rep-notes.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { tally } from '#test/support/outcomes.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

test('a business has one note about a rep, on all of its jobs, which no one else reads', async () => {
  const [business, other, rep] = await Promise.all([signUpBusiness(app), signUpBusiness(app), signUpRep(app)]);
  const applied = async (to: Person) => (await apply(rep, (await postJob(to)).id)).id;
  const [first, second, elsewhere] = [await applied(business), await applied(business), await applied(other)];
  const read = async ({ call }: Person, applicationId: string) =>
    (await call(repNotesApi.show, { params: { applicationId } })).note;
  const save = async (by: Person, applicationId: string, text: string | null) => {
    const updatedAt = (await read(by, applicationId))?.updatedAt ?? null;
    return by.call(repNotesApi.save, { params: { applicationId }, body: { text, updatedAt } });
  };
  expect(await read(business, first)).toBeNull();
  await save(business, first, 'Late twice, but sells.');
  await save(other, elsewhere, 'Never again.');
  expect(await read(business, second)).toMatchObject({ text: 'Late twice, but sells.' });
  expect(await read(other, elsewhere)).toMatchObject({ text: 'Never again.' });
  await expectRefusal(read(other, first), 'application.not_found');
  const foreign = { params: { applicationId: first }, body: { text: 'Mine', updatedAt: null } };
  await expectRefusal(other.call(repNotesApi.save, foreign), 'application.not_found');
  expect(JSON.stringify(await exportOf(app, rep))).not.toContain('Late twice');
  expect(JSON.stringify(await exportOf(app, business))).toContain('Late twice');
  await save(business, second, null);
  expect(await read(business, first)).toBeNull();
});

test('a note is shown on every application of the rep, and the rep never sees it', async () => {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const jobs = [await postJob(business), await postJob(business)];
  const [first, second] = [await apply(rep, jobs[0]?.id ?? ''), await apply(rep, jobs[1]?.id ?? '')];
  await business.call(repNotesApi.save, {
    params: { applicationId: first.id },
    body: { text: 'Seemed tired', updatedAt: null },
  });
  const shown = async (applicationId: string) =>
    (await business.call(applicationsApi.showReceived, { params: { applicationId } })).privateNote?.text;
  expect(await shown(first.id)).toBe('Seemed tired');
  expect(await shown(second.id)).toBe('Seemed tired');
  const { items } = await rep.call(applicationsApi.track, { query: {} });
  expect(items.map(({ id }) => id)).toContain(second.id);
  expect(JSON.stringify(items)).not.toContain('Seemed tired');
  await expectRefusal(
    rep.call(repNotesApi.save, { params: { applicationId: first.id }, body: { text: 'Mine', updatedAt: null } }),
    'role.business_required',
  );
});

test('a note that is sent again after its answer was lost is saved, not changed elsewhere', async () => {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const { id: applicationId } = await apply(rep, (await postJob(business)).id);
  const save = (text: string | null, updatedAt: string | null) =>
    business.call(repNotesApi.save, { params: { applicationId }, body: { text, updatedAt } });
  const { note } = await save('Sells well', null);
  expect((await save('Sells well', null)).note).toEqual(note);
  await save(null, note?.updatedAt ?? null);
  expect((await save(null, note?.updatedAt ?? null)).note).toBeNull();
});

test('a note that was saved on another device since is not overwritten or deleted', async () => {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const { id: applicationId } = await apply(rep, (await postJob(business)).id);
  const save = (text: string | null, updatedAt: string | null) =>
    business.call(repNotesApi.save, { params: { applicationId }, body: { text, updatedAt } });
  const first = (await save('Sells well', null)).note?.updatedAt ?? '';
  await expectRefusal(save('From a page without the note', null), 'rep_note.changed');
  const second = (await save('Sells well, and early', first)).note?.updatedAt ?? '';
  expect(second > first).toBe(true);
  await expectRefusal(save('From an older page', first), 'rep_note.changed');
  await expectRefusal(save(null, first), 'rep_note.changed');
  expect((await business.call(repNotesApi.show, { params: { applicationId } })).note?.text).toBe(
    'Sells well, and early',
  );
  await save(null, second);
  await expectRefusal(save('Deleted since', second), 'rep_note.changed');
});

test('of two devices that write the first note at the same moment, one is asked to read the other', async () => {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const { id: applicationId } = await apply(rep, (await postJob(business)).id);
  const params = { applicationId };
  const saves = ['One', 'Two', 'Three'].map((text) =>
    business.call(repNotesApi.save, { params, body: { text, updatedAt: null } }),
  );
  expect(await tally(saves)).toEqual({ done: 1, refused: ['rep_note.changed', 'rep_note.changed'] });
});
