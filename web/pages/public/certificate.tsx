import { MadePage } from '#web/features/marketing/made-page.tsx';

/** The server writes it, with what the certificate says. */
export const meta = () => [];

export default function Certificate() {
  return <MadePage />;
}
