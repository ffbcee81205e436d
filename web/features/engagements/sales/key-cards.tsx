import { SalesHookCard } from './hook-card.tsx';
import { SalesKeysCard } from './keys-card.tsx';

/** Connects the business’s own shop or till system with the sales of its reps. */
export default function SalesConnection() {
  return (
    <>
      <SalesKeysCard />
      <SalesHookCard />
    </>
  );
}
