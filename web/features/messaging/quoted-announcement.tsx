/** What an answer in private answers. */
export const QuotedAnnouncement = ({ text }: { readonly text: string }) => (
  <blockquote className="mb-1.5 line-clamp-3 border-current/40 border-s-3 ps-2.5 text-sm opacity-85">{text}</blockquote>
);
