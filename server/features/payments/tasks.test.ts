import { expect, test } from 'vitest';
import { type PaymentSettings, paymentTasks } from './tasks.ts';

test('late charges are looked for after that night’s reconciliation, which may have found the charge', () => {
  const tasks = paymentTasks({ payfast: { standIn: false } } as PaymentSettings);
  const minuteOf = (name: string) => {
    const [minute, hour] =
      tasks
        .find((task) => task.name === name)
        ?.cron?.split(' ')
        .map(Number) ?? [];
    return Number(hour) * 60 + Number(minute);
  };
  expect(minuteOf('payments.notice_late')).toBeGreaterThanOrEqual(minuteOf('payments.reconcile') + 60);
});
