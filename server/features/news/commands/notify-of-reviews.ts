import { eq } from 'drizzle-orm';
import { vettingNews } from '#contract/notifications/notifications.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { NewNotification } from '../../notifications/commands/notify-users.ts';
import { nameChanges } from '../../profiles/names/tables.ts';
import { findOwnerOfCase, type LastStep, lastSteps } from '../../vetting/queries/last-steps.ts';
import type { Outcome } from './run-notifiers.ts';

/** Notifies the user of our team's decision about their name. */
export async function ofName(tx: Tx, { nameChangeId }: { readonly nameChangeId: string }): Promise<Outcome> {
  const [found] = await tx.db.select().from(nameChanges).where(eq(nameChanges.id, nameChangeId));
  if (!found || found.status === 'waiting') return {};
  const { userId, part, nameAfter: name, status, reason } = found;
  const content = {
    kind: 'name.decided' as const,
    userType: part === 'full_name' ? ('rep' as const) : ('business' as const),
    ...{ part, name, reason, approved: status === 'approved' },
  };
  return { notifications: [{ userId, aboutUserId: null, content, how: { once: `name.decided ${nameChangeId}` } }] };
}

const onceOf = ({ stepId }: Pick<LastStep, 'stepId'>) => `vetting.moved ${stepId}`;

/** Notifies the user of the current status of the case, not of steps that a later one made outdated. */
export async function ofCase(tx: Tx, { vettingId }: { readonly vettingId: string }): Promise<Outcome> {
  const owner = await findOwnerOfCase(tx.db, vettingId);
  if (!owner) return {};
  const { userId, userType } = owner;
  const steps = await lastSteps(tx.db, vettingId);
  const [last] = steps;
  return {
    settles:
      last && last.step !== 'document_asked'
        ? [{ userId, kinds: ['vetting.moved'], about: vettingId, except: [onceOf(last)] }]
        : [],
    notifications: steps.flatMap(({ step: taken, document, ...about }): NewNotification[] => {
      const step = vettingNews.find((one) => one === taken);
      if (!step) return [];
      const content = { kind: 'vetting.moved' as const, vettingId, userType, step, document };
      return [{ userId, aboutUserId: null, content, how: { once: onceOf(about) } }];
    }),
  };
}
