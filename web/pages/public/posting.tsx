import { MadePage } from '#web/features/marketing/made-page.tsx';

/** The server writes them, with what the job says. */
export const meta = () => [];

export default function Posting() {
  return <MadePage />;
}
