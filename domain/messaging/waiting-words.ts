import type { NotificationContent } from '#contract/notifications/notifications.ts';

type Waiting = Extract<NotificationContent, { kind: 'message.waiting' }>;

const messages = (count: number) => (count === 1 ? 'A new message' : `${count} new messages`);

/** What somebody is told of messages that they have not read. */
export function describeWaiting({ about, name, jobTitle, count }: Waiting) {
  if (about === 'job') return { title: `${messages(count)} to all who work on ${name}`, detail: null };
  return {
    title: count === 1 ? `${name} wrote to you` : `${messages(count)} from ${name}`,
    detail: jobTitle === null ? null : `About ${jobTitle}.`,
  };
}
