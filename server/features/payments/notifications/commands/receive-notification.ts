import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { isSigned, type ProviderNotification, readNotification } from '../../gateway/notification.ts';
import type { PayfastGateway } from '../../gateway/open-gateway.ts';
import type { PayfastSettings } from '../../gateway/payfast-settings.ts';
import { isFromProvider } from '../../gateway/sources.ts';
import { findKnown } from '../queries/find-notifications.ts';
import { applyNotification } from './apply-notification.ts';
import type { Verdict } from './carry-out.ts';
import { decide, keepNotification, lockNotification, numberOf, statusOf } from './keep-notification.ts';

export interface ReceivingServices {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly gateway: PayfastGateway;
  readonly settings: PayfastSettings;
}

export interface Delivery {
  readonly body: string;
  /** The connection's address, or the one given by a trusted proxy. */
  readonly sourceAddress: string;
}

/** Retries a notification that isn't settled. */
export const settleTask = 'payments.settle_notification';

export interface Settling {
  readonly notificationId: string;
}

const refused = (reason: string): Verdict => ({ state: 'refused', reason });
const notKnownYet: Verdict = { state: 'awaiting', reason: 'The provider hasn’t confirmed it yet.' };
const unknownSource: Verdict = { state: 'parked', reason: 'It is signed, but came from an unknown address.' };

/**
 * Receives a notification, and resolves once its outcome is committed: the provider stops sending only then. An unsigned
 * one is stored and does nothing. One that the provider doesn't confirm yet is stored, and retried.
 */
export async function receiveNotification(services: ReceivingServices, delivery: Delivery): Promise<Verdict> {
  const { settings, db, transaction } = services;
  const notification = readNotification(delivery.body);
  if (notification === null || !isSigned(settings, delivery.body))
    return keep(services, delivery, notification, false, refused('The provider didn’t sign it.'));
  if (notification.merchantId !== settings.merchantId)
    return keep(services, delivery, notification, false, refused('It is for another merchant.'));

  const known = await findKnown(db, numberOf(notification, delivery.body), statusOf(notification));
  // A refused notification is validated again. The provider doesn't resend an accepted one.
  if (known && (known.state === 'applied' || known.state === 'parked' || known.state === 'dismissed')) return known;
  if (!isFromProvider(settings, delivery.sourceAddress))
    return keep(services, delivery, notification, true, unknownSource);
  const answer = await services.gateway.validate(delivery.body);
  if (answer === 'unknown') return keep(services, delivery, notification, true, notKnownYet);
  if (answer === 'invalid') return keep(services, delivery, notification, true, refused('The provider denied it.'));
  return transaction((tx) => takeConfirmed(tx, delivery, notification));
}

/** Stores a notification with its verdict, and enqueues a task for one that isn't settled. */
async function keep(
  { transaction }: ReceivingServices,
  delivery: Delivery,
  notification: ProviderNotification | null,
  signed: boolean,
  verdict: Verdict,
): Promise<Verdict> {
  return transaction(async (tx) => {
    const id = await keepNotification(tx, { ...delivery, notification, signed }, verdict);
    if (id !== null && verdict.state !== 'refused')
      await tx.enqueue<Settling>(settleTask, { notificationId: id }, { startAfterSeconds: 60 });
    return verdict;
  });
}

/** Stores a confirmed notification, unless another call has, and applies it once. */
export async function takeConfirmed(tx: Tx, delivery: Delivery, notification: ProviderNotification): Promise<Verdict> {
  const now = new Date();
  const waiting: Verdict = { state: 'awaiting', reason: null };
  const id = await keepNotification(tx, { ...delivery, notification, signed: true }, waiting, true);
  const kept =
    id === null ? await findKnown(tx.db, numberOf(notification, delivery.body), statusOf(notification)) : { id };
  if (!kept) throw new Error('A notification that is known cannot be found');
  const { state } = await lockNotification(tx, kept.id, notification);
  if (state !== 'awaiting' && state !== 'refused') return { state, reason: null };
  const verdict = await applyNotification(tx, notification, now);
  await decide(tx, kept.id, verdict, now);
  if (verdict.state === 'parked')
    await tx.enqueue<Settling>(settleTask, { notificationId: kept.id }, { startAfterSeconds: 60 });
  return verdict;
}
