import { MadePage } from '#web/features/marketing/made-page.tsx';

/** Rendered by the server, with the results. */
export const meta = () => [];

export default function Jobs() {
  return <MadePage />;
}
