import { portraits } from './portraits.ts';

/** One of the illustrated people, as a placeholder. */
export function Face({ of }: { readonly of: keyof typeof portraits }) {
  return <img src={portraits[of]} alt="" width={96} height={96} className="size-full" />;
}
