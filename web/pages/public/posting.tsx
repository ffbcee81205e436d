import { MadePage } from '#web/features/marketing/made-page.tsx';

/** Rendered by the server, with the job's text. */
export const meta = () => [];

export default function Posting() {
  return <MadePage />;
}
