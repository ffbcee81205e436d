import { usesLessData } from './less-data.ts';

export interface Connection {
  readonly saveData?: boolean;
  /** As reported by Android phones. */
  readonly type?: string;
  /** `4g` and faster, or slower. */
  readonly effectiveType?: string;
}

const free = ['wifi', 'ethernet'];

/**
 * Whether data may cost the user, or be slow to come. Where the browser doesn't report the connection, touch devices
 * count as metered.
 */
export const isMetered = ({ saveData, type, effectiveType = '4g' }: Connection, byTouch: boolean): boolean =>
  saveData || effectiveType !== '4g' || (type === undefined ? byTouch : !free.includes(type));

/** This device's connection, with the user's own choice to use less data. */
export function connectionHere(): { readonly connection: Connection; readonly byTouch: boolean } {
  const { connection = {} } = navigator as { connection?: Connection };
  return {
    connection: usesLessData() ? { ...connection, saveData: true } : connection,
    byTouch: matchMedia('(pointer: coarse)').matches,
  };
}
