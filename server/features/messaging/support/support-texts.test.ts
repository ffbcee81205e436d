import { expect, test } from 'vitest';
import { cannedAnswersApi } from '#contract/messaging/canned-answers.ts';
import { mostCannedAnswers } from '#contract/messaging/options.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const app = await openTestApp({ work: false });
const email = await makeAdmin(app);
const { call } = await signInAdmin(app, email);

test('texts can be added, changed and deleted, each with an audit entry', async () => {
  const body = { title: 'Pay', text: 'Hello {name}, pay comes on Friday.' };
  const { id: answerId } = await call(cannedAnswersApi.add, { body });
  const changed = { ...body, text: 'Hello {name}, pay comes on Monday.' };
  await call(cannedAnswersApi.edit, { params: { answerId }, body: changed });
  expect(await call(cannedAnswersApi.list, {})).toEqual([{ id: answerId, ...changed }]);
  await call(cannedAnswersApi.remove, { params: { answerId } });
  expect(await call(cannedAnswersApi.list, {})).toEqual([]);
  await expectRefusal(call(cannedAnswersApi.remove, { params: { answerId } }), 'canned_answer.not_found');
  await expectRefusal(call(cannedAnswersApi.edit, { params: { answerId }, body }), 'canned_answer.not_found');
  const acts = ['canned_answer.add done', 'canned_answer.edit done', 'canned_answer.remove done'];
  expect(await auditOf(app, email)).toEqual(expect.arrayContaining(acts));
});

test('titles are unique regardless of case and spaces', async () => {
  const [one, other] = [
    await call(cannedAnswersApi.add, { body: { title: 'Refund', text: 'In five days.' } }),
    await call(cannedAnswersApi.add, { body: { title: 'Vetting', text: 'In two days.' } }),
  ];
  const body = { title: 'refund', text: 'In six days.' };
  await expectRefusal(call(cannedAnswersApi.add, { body }), 'canned_answer.title_taken');
  await expectRefusal(
    call(cannedAnswersApi.edit, { params: { answerId: other.id }, body }),
    'canned_answer.title_taken',
  );
  expect(await call(cannedAnswersApi.edit, { params: { answerId: one.id }, body })).toMatchObject(body);
});

test('the number of texts is limited', async () => {
  const kept = (await call(cannedAnswersApi.list, {})).length;
  await app.database.pool.query(
    `insert into canned_answers (id, title, text) select gen_random_uuid(), 'Text ' || n, '' from generate_series(1, $1) n`,
    [mostCannedAnswers - kept - 1],
  );
  const add = (title: string) => call(cannedAnswersApi.add, { body: { title, text: 'In five days.' } });
  await add('The last one');
  await expectRefusal(add('One more'), 'canned_answer.too_many');
});
