import { applicationsApi } from '#contract/applications/applications.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import type { TestApp } from './app.ts';
import { type accepted, agree, moveRep, type Working } from './engagements.ts';
import { type Funded, fundedByCard, onlyWork } from './funded.ts';
import { apply } from './hiring.ts';
import type { TestPayfast } from './payfast.ts';
import { signUpRep } from './people.ts';

export interface Replaced {
  readonly funded: Funded;
  /** Of the rep who cancelled. */
  readonly work: Working;
  /** Of the replacement, who was accepted. */
  readonly next: Working;
}

/** A paid rep cancels, and another applicant of the same job is accepted. */
export async function replaced(app: TestApp, payfast: TestPayfast): Promise<Replaced> {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  const rep = await signUpRep(app);
  const { id: applicationId } = await apply(rep, work.jobId);
  await moveRep(work, 'withdraw');
  await work.business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const [engagement] = (await rep.call(engagementsApi.ofRep, { query: {} })).items;
  if (!engagement) throw new Error('The replacement has no work.');
  return { funded, work, next: { ...work, rep, engagement } satisfies Awaited<ReturnType<typeof accepted>> };
}

/** The same, and the replacement has agreed. */
export async function replacedAndAgreed(app: TestApp, payfast: TestPayfast): Promise<Replaced> {
  const all = await replaced(app, payfast);
  await agree(all.next);
  return all;
}
