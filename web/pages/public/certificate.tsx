import { MadePage } from '#web/features/marketing/made-page.tsx';

/** Rendered by the server, with the certificate's content. */
export const meta = () => [];

export default function Certificate() {
  return <MadePage />;
}
