import { randomBytes } from 'node:crypto';
import type { VettingCase, VettingItem } from '#contract/vetting/cases.ts';
import { type DocumentType, documentContentPath, documentsOf } from '#contract/vetting/documents.ts';
import { type LegalUserType, legalApi } from '#contract/vetting/legal.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import type { AdminBrowser } from './admins.ts';
import { type Person, signUpBusiness, signUpRep } from './people.ts';
import { makePdf } from './sample-files/documents.ts';
import { uploadFile } from './uploads.ts';

type Served = { url: string };

/** A unique PDF unless its bytes are given. A video must be given. */
export async function uploadDocument(
  app: Served,
  person: Pick<Person, 'accessToken'>,
  type: DocumentType,
  bytes?: Buffer,
): Promise<void> {
  const name = type === 'profile-video' ? 'me.mp4' : `${type}.pdf`;
  await uploadFile(app, person, type, { name, content: bytes ?? (await uniquePdf()) });
}

export const uniquePdf = (): Promise<Buffer> => makePdf(`Document ${randomBytes(8).toString('hex')}`);

type Handing = { signature?: string; documents?: Partial<Record<DocumentType, Buffer>> };

/** Signs and submits every required document. */
export async function submitCase(
  app: Served,
  person: Person,
  userType: LegalUserType,
  { signature, documents = {} }: Handing = {},
): Promise<void> {
  const required = documentsOf[userType].filter((kind) => kind.required || kind.type in documents);
  for (const { type } of required) await uploadDocument(app, person, type, documents[type]);
  await signAndSubmit(person, userType, signature);
}

/** Submits earlier uploads. */
export async function signAndSubmit(
  person: Pick<Person, 'call'>,
  userType: LegalUserType,
  signature?: string,
): Promise<void> {
  const { sha256 } = await person.call(legalApi.agreement, { params: { userType } });
  const { standing, expectedName } = await person.call(legalApi.status, { params: { userType } });
  const typedName = signature ?? expectedName ?? 'Thabo Mokoena';
  await person.call(legalApi.submit, {
    body: {
      userType,
      signature: standing.agreement === 'current' ? null : { sha256, agreed: true, typedName },
      phone: '082 123 4567',
    },
  });
}

/** A rep whose case waits. */
export async function waitingRep(app: Served, metadata: Record<string, unknown> = {}, handing: Handing = {}) {
  const rep = await signUpRep(app, metadata, { vetted: false });
  await submitCase(app, rep, 'rep', handing);
  return rep;
}

/** A business whose case waits. */
export async function waitingBusiness(app: Served, metadata: Record<string, unknown> = {}, handing: Handing = {}) {
  const business = await signUpBusiness(app, metadata, { vetted: false });
  await submitCase(app, business, 'business', handing);
  return business;
}

/** The user's row in one list of the queue. */
export async function findInQueue(
  { call }: Pick<AdminBrowser, 'call'>,
  { email }: Pick<Person, 'email'>,
  list: VettingItem['list'] = 'waiting',
): Promise<VettingItem | undefined> {
  const { items } = await call(vettingApi.list, { query: { list, search: email } });
  return items[0];
}

/** The user's waiting case, claimed by this administrator. */
export async function openCase(
  { call }: Pick<AdminBrowser, 'call'>,
  person: Pick<Person, 'email'>,
  list: VettingItem['list'] = 'waiting',
): Promise<VettingCase> {
  const item = await findInQueue({ call }, person, list);
  if (!item) throw new Error(`No case of ${person.email} in ${list}.`);
  const params = { vettingId: item.id };
  await call(vettingApi.claim, { params });
  return call(vettingApi.case, { params });
}

/** The documents an approval lists as viewed. */
export const seenOf = ({ submittedAt, rep, business }: VettingCase) => ({
  submittedAt,
  profileVersion: (rep ?? business)?.version ?? 0,
});

/** Claims a user's case and approves it. */
export async function approve(admin: Pick<AdminBrowser, 'call'>, person: Pick<Person, 'email'>): Promise<VettingCase> {
  const found = await openCase(admin, person);
  return admin.call(vettingApi.approve, { params: { vettingId: found.id }, body: seenOf(found) });
}

/** The bytes of a document, requested with a browser's cookies. */
export function fetchDocument(
  { url }: Served,
  { cookies }: Pick<AdminBrowser, 'cookies'>,
  { vettingId, documentId }: { vettingId: string; documentId: string },
): Promise<Response> {
  const path = documentContentPath.replace(':vettingId', vettingId).replace(':documentId', documentId);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${url}${path}`, { headers: { cookie } });
}
