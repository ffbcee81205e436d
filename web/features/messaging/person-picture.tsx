import type { Conversation } from '#contract/messaging/conversations.ts';
import { pictureInSize } from '#web/lib/picture-in-size.ts';
import { Avatar } from '#web/ui/avatar.tsx';

type Link = NonNullable<Conversation['participants'][number]['avatar']>;

/** Each response has another URL for the same picture, which a phone would load again. */
const kept = new Map<string, Link>();

function steady(userId: string, link: Link | null): string | undefined {
  if (!link) return undefined;
  const before = kept.get(userId);
  if (before && Date.parse(before.expiresAt) > Date.now()) return before.url;
  kept.set(userId, link);
  return link.url;
}

/** Of the other party; a group has its initials. */
export function PersonPicture({ conversation }: { readonly conversation: Conversation }) {
  const { title, participants, kind } = conversation;
  const [other] = participants;
  const imageUrl = kind === 'application' && other ? steady(other.userId, other.avatar) : undefined;
  return <Avatar name={title} imageUrl={pictureInSize(imageUrl, '80x80')} />;
}
