import { MadePage } from '#web/features/marketing/made-page.tsx';

/** The server writes them, with what it found. */
export const meta = () => [];

export default function Jobs() {
  return <MadePage />;
}
