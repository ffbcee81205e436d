import { expect, test } from 'vitest';
import { createChangeTokens } from '#server/features/accounts/second-factor/access/change-tokens.ts';
import { deriveAccountKeys } from '#server/features/accounts/services/settings.ts';
import { sealingKeyOf } from '#server/features/courses/certificates/services/badge-keys.ts';
import { createStopMailsTokens } from '#server/features/jobs/access/stop-mails-token.ts';
import { createTopicTokens } from '#server/features/news/access/stop-tokens.ts';
import { totpKey } from '#server/features/operators/services/tokens.ts';
import { openAccount } from '#server/features/payments/refunds/services/refund-accounts.ts';
import { createAccountTokens } from '#server/features/payouts/bank-accounts/access.ts';
import { openNumber } from '#server/features/payouts/services/account-numbers.ts';
import { signingKeyOf } from '#server/features/trust/evidence/services/evidence-keys.ts';
import { hashNumber } from '#server/features/vetting/checks/commands/check-number.ts';
import { open } from '#server/platform/crypto/seal.ts';
import { openDocumentSealer } from '#server/platform/files/document-sealer.ts';
import { createFileLinks } from '#server/platform/files/signed-links.ts';
import { createStopTokens } from '#server/platform/mail/stop-tokens.ts';
import { deriveVapidKeys } from '#server/platform/push/vapid-keys.ts';

// A change to one of these must also say what happens to the rows and the links that were made under the old one.

const secret = 'the secret of a test, and of no installation';
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

test('data of accounts stays readable: their keys never change', () => {
  const keys = Object.entries(deriveAccountKeys(secret)).map(([name, key]) => [name, key.current.toString('hex')]);
  expect(Object.fromEntries(keys)).toEqual({
    sealingKey: '9c2d9377e6e2c556670898c853618407787089707ebc07bc594f9c904be40cb0',
    refreshKey: '5c4f6138a987eb7994c5a334a6f6b715b257a5e6997fda7fa9b251a63c8f47c9',
    codeKey: 'd75e2a28d626a3e03d8a08403d3a5fe36a3207512bcb0da7217fa96e3aa29fca',
    factorKey: '0cdd1673b8acc2154b75c76221ce10a35f48cd70b33e983d618e95efd973475a',
    networkKey: 'e3e74a675362096a11ce77b3430c8c2fbf9e0f663d841644ab9d19a065751756',
    recoveryKey: '476bac45215ee41ce8f6ea11f4d2f25145667b1bb60de7f5494442ba91db2111',
  });
});

test("so does an administrator's authenticator secret, and the number of a document is found again", () => {
  expect(totpKey(secret).current.toString('hex')).toBe(
    'cb4862cc5a8137b1597cb1a78cefa93be93373ec97742dcd4739551100642d51',
  );
  expect(hashNumber(secret, 'passport', 'A 0123-4567').toString('hex')).toBe(
    '33d1e1b1331659213b36504f27550e2ab8ab4e6b0a7ee9054827ed4b8339fdd7',
  );
});

test('the key that signs badges opens', () => {
  expect(sealingKeyOf(secret).current.toString('hex')).toBe(
    'b49f31e732f2533e2628e0780b003e015d4745b57ecc96ed920e04eb04d0bf24',
  );
});

test('evidence packs are signed with the key whose public half is published', () => {
  expect(signingKeyOf(secret).id).toBe('2db81ef1370896c3');
});

test('a secret that was sealed years ago opens', () => {
  const sealed = '3cac6a9602b7d9cd0d426d7661c6e5103ee08f9ab4ad9386d6e45d566ec9ae5ac2cd9310ddf5435688ae';
  expect(open(deriveAccountKeys(secret).factorKey, id, Buffer.from(sealed, 'hex'))?.toString()).toBe('kept for years');
});

test('a document that was sealed years ago opens', () => {
  const sealer = openDocumentSealer(Buffer.alloc(32, 7).toString('base64'));
  expect(sealer.keyId).toBe('e46c649e8a64');
  const sealed = 'ca2187905dfaed06984d3024bce00ffec1b40726deadc063413fa8b04ab0c0fe3afe4bd1795f';
  expect(sealer.unseal(id, 'e46c649e8a64', Buffer.from(sealed, 'hex')).toString()).toBe('a document');
});

test('the account of a refund that is still to be paid by hand opens', () => {
  const sealed =
    'c660050f3f46a1c4dce4da80e3c7da3cca0ec8748738f4947865b29338f138eb188e2012c27a978dfcaa0f4ee453a8931d7834726b61220bf85961c0aad084b66721382077a3820de475a5cdf39dc1026aff7016fd6993cf2d68dad218a94eb401de167da8c64572efeeb20fda9967389b0a12d547d1511e662205f83c61';
  expect(openAccount(secret, id, Buffer.from(sealed, 'hex'))).toMatchObject({ accountNumber: '62000000000' });
});

test('the number of a bank account that a rep is paid to opens, and the links of its mails still work', () => {
  const sealed = '4d7c58fd58850a72f86041c3c762f222427493ccfb49bcb32fcfc6f09cbc81a8a339f0951609d1';
  expect(openNumber(secret, id, Buffer.from(sealed, 'hex'))).toBe('62000000000');
  const { confirm, notMe } = createAccountTokens(secret);
  expect([confirm.of(id), notMe.of(id)]).toEqual([
    '01890a5d-ac96-774b-bcce-b302099a8057.mvMMN_hv9VHQ2pQNmOzRZwbo9FOLRmVMj14Hb-g0bSQ',
    '01890a5d-ac96-774b-bcce-b302099a8057.HyRMxKd4lTKJ7HxqLoxQK75hNSOuFrRLo9wLb99N9MU',
  ]);
});

test('links in mails that were sent long ago still work', () => {
  const withdrawal = createStopTokens(secret, { feature: 'thengisa contact', purpose: 'lead withdrawal' });
  expect(withdrawal.read(`${id}.mBp_579Ul0ZjZVJb0yhhxh5ieSwOS1Obd3r3W1AJANQ`)).toBe(id);
  expect(createStopMailsTokens(secret).read(`${id}.meRyE-OUMbgnAnQCHMN_Zx-VL3Ffmc2f4e-ptCe8HxY`)).toBe(id);
  const changes = createChangeTokens(secret);
  expect(changes.of({ kind: 'change', id })).toBe(
    'change.01890a5d-ac96-774b-bcce-b302099a8057.gNTKKGJaxW7-lcoWqe6yqAxNK06mdMJhWLh8qgxF3sk',
  );
  const topics = createTopicTokens(secret);
  const mails = { userId: id, topic: 'jobClosing' as const };
  expect(topics.of(mails)).toBe(
    '01890a5d-ac96-774b-bcce-b302099a8057.jobClosing.vX4i9I3BxcDq-8hHmPvR6sPjKPeOQSOxmlWfcj86Z5w',
  );
  expect(topics.read(topics.of(mails))).toEqual(mails);
});

test('a signed address of a file never changes', () => {
  const query = {
    expires: '1800000300',
    disposition: 'inline',
    signature: 'Xnnj47lXoy2gmR3mGolWPlhDPMq6sqlO0FCNOE78Wtc',
  };
  const links = createFileLinks(secret, () => 1_800_000_000_000);
  expect(links.read('gL6u_f7yNGOf5_XnV8KEt-BA_U8HDU3JgqxL5CecjtyCt4A/b.pdf', query)?.key).toBe('a/b.pdf');
});

test('devices that subscribed long ago still recognise us', () => {
  expect(deriveVapidKeys(secret).publicKey).toBe(
    'BGRnXEaDx6IXy215NQagJW9DqtrWWQ0UhJCf3ATxObnYEdsnTHUfeuEAFEKIcdAIewxDq9OyKlt9JcPZ0p33LB4',
  );
});
