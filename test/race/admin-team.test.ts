import { beforeEach, expect, test } from 'vitest';
import { teamOfAdminsApi } from '#contract/operators/team.ts';
import { changeAdminRole } from '#server/features/operators/commands/manage-admins.ts';
import { type AdminBrowser, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';

const [first, second] = await openTwoTestApps({ work: false });
const reason = 'Another task.';

interface Owner extends AdminBrowser {
  readonly email: string;
  readonly id: string;
}

/** In separate processes, and the only two there are. */
let owners: readonly [Owner, Owner];

async function makeOwner(app: typeof first): Promise<Owner> {
  const email = await makeAdmin(app);
  const browser = await signInAdmin(app, email);
  const { items } = await browser.call(teamOfAdminsApi.list, {});
  return { ...browser, email, id: items.find(({ you }) => you)?.id ?? '' };
}

beforeEach(async () => {
  await first.database.pool.query("update admin_users set role = 'support'");
  owners = [await makeOwner(first), await makeOwner(second)];
});

async function countOwners(): Promise<number> {
  const { rows } = await first.database.pool.query(
    "select count(*)::int as owners from admin_users where role = 'owner' and disabled_at is null",
  );
  return rows[0].owners;
}

const acts = {
  'take the role away': ({ call }: Owner, { id: memberId }: Owner) =>
    call(teamOfAdminsApi.changeRole, { params: { memberId }, body: { role: 'finance', reason } }),
  'keep out': ({ call }: Owner, { id: memberId }: Owner) =>
    call(teamOfAdminsApi.disable, { params: { memberId }, body: { reason } }),
};

test.each(['take the role away', 'keep out'] as const)(
  'of two owners who each %s the other concurrently, one stays an owner',
  async (name) => {
    const [one, two] = owners;
    const ended = await outcomes([acts[name](one, two), acts[name](two, one)]);
    // The other owner has lost either the session or the role by then.
    expect(ended.filter((code) => code === null)).toHaveLength(1);
    expect(['admin.not_permitted', 'admin.session_required']).toContain(ended.find((code) => code !== null));
    expect(await countOwners()).toBe(1);
  },
);

test('of two owners who both step down concurrently, one has to stay', async () => {
  const ended = await outcomes(owners.map((owner) => acts['take the role away'](owner, owner)));
  expect(ended.toSorted()).toEqual(['admin.last_owner', null].toSorted());
  expect(await countOwners()).toBe(1);
});

test('the panel and the command line together never remove both', async () => {
  const [one, two] = owners;
  const ended = await outcomes([
    acts['keep out'](one, two),
    second.services.transaction((tx) => changeAdminRole(tx, 'command line', one.email, 'support')),
  ]);
  expect(ended.filter((code) => code === null)).toHaveLength(1);
  expect(await countOwners()).toBe(1);
});
