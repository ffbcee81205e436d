import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { currentLeadConsent, leadConsents, leadsApi } from '#contract/contact/leads.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { sweepContact } from './commands/sweep-contact.ts';

const app = await openTestApp({ work: false });
const call = callerOf(app.url, null);

const newEmail = () => `sipho-${randomUUID()}@example.co.za`;

const business = (changes: Record<string, unknown> = {}) => ({
  kind: 'business' as const,
  companyName: 'Karoo Biltong',
  industry: 'food-beverage' as const,
  numberOfReps: '3-5' as const,
  contactName: 'Sipho Ndlovu',
  email: newEmail(),
  phone: '+27 82 555 0101',
  description: 'Tastings in five shops.',
  consentVersion: currentLeadConsent,
  ...changes,
});

const rep = (changes: Record<string, unknown> = {}) => ({
  kind: 'sales_rep' as const,
  fullName: 'Zanele Khumalo',
  email: newEmail(),
  location: 'limpopo' as const,
  experience: '1-3-years' as const,
  industries: ['retail' as const, 'beauty' as const],
  availability: 'flexible' as const,
  consentVersion: currentLeadConsent,
  ...changes,
});

const submit = (body: ReturnType<typeof business> | ReturnType<typeof rep>, idempotencyKey?: string) =>
  call(leadsApi.submit, { body }, idempotencyKey ? { idempotencyKey } : {});

async function keptOf(email: string) {
  const { rows } = await app.database.pool.query('select * from leads where email = $1', [email.toLowerCase()]);
  return rows;
}

/** The token of the link in the newest email. */
async function mailedToken(email: string): Promise<string> {
  const text = (await mailsTo(app.database, email)).at(-1)?.text ?? '';
  const link = text.match(/http:\/\/thengisa\.test\/withdraw-consent\?\S+/)?.[0];
  return new URL(link ?? 'http://none').searchParams.get('token') ?? '';
}

describe('a lead', () => {
  test('of a business is stored with its consent, and emailed a link to withdraw it', async () => {
    const lead = business();
    expect(await submit(lead)).toEqual({ received: true });
    expect(await keptOf(lead.email)).toMatchObject([
      {
        kind: 'business',
        name: lead.contactName,
        company_name: lead.companyName,
        industry: lead.industry,
        number_of_reps: '3-5',
        phone: lead.phone,
        description: lead.description,
        location: null,
        consent_version: currentLeadConsent,
        consent_channel: 'website',
        consented_at: expect.any(Date),
      },
    ]);
    const [mail] = await mailsTo(app.database, lead.email);
    expect(mail?.text).toContain(leadConsents[currentLeadConsent]);
    for (const typed of [lead.companyName, lead.contactName, lead.phone, lead.description]) {
      expect(JSON.stringify(mail)).not.toContain(typed);
    }
  });

  test('of a rep is stored; blank optional fields count as missing', async () => {
    const lead = rep({ phone: '', description: '  ', industries: undefined, email: newEmail().toUpperCase() });
    await submit(lead);
    expect(await keptOf(lead.email)).toMatchObject([
      {
        kind: 'sales_rep',
        name: lead.fullName,
        location: 'limpopo',
        experience: '1-3-years',
        availability: 'flexible',
        industries: [],
        phone: null,
        description: null,
        company_name: null,
      },
    ]);
  });

  test('is stored once for an idempotency key', async () => {
    const lead = rep();
    const key = randomUUID();
    await Promise.all(Array.from({ length: 4 }, () => submit(lead, key)));
    expect(await keptOf(lead.email)).toHaveLength(1);
    expect(await mailsTo(app.database, lead.email)).toHaveLength(1);
  });

  test('of a bot is thanked for, and not stored', async () => {
    const lead = business({ website: 'x' });
    expect(await submit(lead)).toEqual({ received: true });
    expect(await keptOf(lead.email)).toEqual([]);
    expect(await mailsTo(app.database, lead.email)).toEqual([]);
  });

  test('does not flood a mailbox', async () => {
    const email = newEmail();
    for (let count = 0; count < 5; count++) await submit(count % 2 ? rep({ email }) : business({ email }));
    expect(await mailsTo(app.database, email)).toHaveLength(3);
  });

  test('is never stored without consent to a known text', async () => {
    for (const consentVersion of [undefined, null, '', false, '1999-01-01']) {
      const lead = business({ consentVersion });
      const problem = await expectRefusal(submit(lead), 'request.invalid');
      expect(problem.errors).toEqual([
        { field: 'consentVersion', message: 'We don’t store anything without your consent.' },
      ]);
      expect(await keptOf(lead.email)).toEqual([]);
    }
  });

  test.each([
    ['companyName', business({ companyName: '' })],
    ['industry', business({ industry: 'mining' })],
    ['numberOfReps', business({ numberOfReps: '26' })],
    ['contactName', business({ contactName: ' ' })],
    ['email', business({ email: 'sipho' })],
    ['phone', business({ phone: '1'.repeat(41) })],
    ['phone', business({ phone: '082 555 12' })],
    ['phone', rep({ phone: 'abc' })],
    ['fullName', rep({ fullName: '' })],
    ['email', rep({ email: `zanele@example.co.za\nBcc: v@example.com` })],
    ['location', rep({ location: 'Soweto' })],
    ['experience', rep({ experience: null })],
    ['availability', rep({ availability: '' })],
    ['industries.0', rep({ industries: ['mining'] })],
    ['industries', rep({ industries: Array(27).fill('retail') })],
    ['description', rep({ description: 'x'.repeat(5001) })],
    ['kind', rep({ kind: 'admin' })],
  ])('names the field %s when it is invalid', async (field, lead) => {
    const problem = await expectRefusal(submit(lead), 'request.invalid');
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe('withdrawing consent', () => {
  const withdraw = (token: string) => call(leadsApi.withdraw, { body: { token } });

  test('deletes all leads of the address, and is idempotent', async () => {
    const lead = business();
    await submit(lead);
    await submit(rep({ email: lead.email.toUpperCase() }));
    const other = rep();
    await submit(other);
    const token = await mailedToken(lead.email);
    await withdraw(token);
    expect(await keptOf(lead.email)).toEqual([]);
    expect(await keptOf(other.email)).toHaveLength(1);
    await withdraw(token);
  });

  test('needs the link that was emailed', async () => {
    const lead = business();
    await submit(lead);
    const [{ id }] = await keptOf(lead.email);
    const token = await mailedToken(lead.email);
    const forged = `${id}.${Buffer.alloc(32).toString('base64url')}`;
    const ofAnother = `${randomUUID()}.${token.split('.')[1]}`;
    for (const wrong of [id, `${id}.`, forged, ofAnother, `${token}A`.replace(id, randomUUID()), "' or 1=1", '.']) {
      await expectRefusal(withdraw(wrong), 'lead.link_invalid');
    }
    await expectRefusal(withdraw(''), 'request.invalid');
    expect(await keptOf(lead.email)).toHaveLength(1);
  });

  test('does not happen by opening the link', async () => {
    const lead = business();
    await submit(lead);
    await fetch(`${app.url}/withdraw-consent?token=${await mailedToken(lead.email)}`);
    await fetch(`${app.url}${leadsApi.withdraw.path}?token=${await mailedToken(lead.email)}`);
    expect(await keptOf(lead.email)).toHaveLength(1);
  });
});

test('details past the retention period are deleted, and nothing else', async () => {
  const { pool } = app.database;
  await pool.query('delete from leads; delete from contact_messages');
  await submit(business({ email: 'old@example.co.za' }));
  await submit(rep({ email: 'new@example.co.za' }));
  await pool.query(`update leads set consented_at = now() - interval '12 months 1 day' where email like 'old%'`);
  await pool.query(
    `update leads set consented_at = now() - interval '12 months' + interval '1 day' where email like 'new%'`,
  );
  await pool.query(
    `insert into contact_messages (id, name, email, subject, message, created_at)
     select gen_random_uuid(), n, n, n, n, now() - age::interval
     from (values ('old', '24 months 1 day'), ('new', '23 months')) as given (n, age)`,
  );
  await sweepContact(app.services, new AbortController().signal);
  expect((await pool.query('select email from leads')).rows).toEqual([{ email: 'new@example.co.za' }]);
  expect((await pool.query('select email from contact_messages')).rows).toEqual([{ email: 'new' }]);
});
