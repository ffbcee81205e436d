export interface Connection {
  readonly saveData?: boolean;
  /** As reported by Android phones. */
  readonly type?: string;
  /** `4g` and faster, or slower. */
  readonly effectiveType?: string;
}

const free = ['wifi', 'ethernet'];

/** Whether data may cost the user. Where the browser doesn't report the connection, touch devices count as metered. */
export const isMetered = ({ saveData, type }: Connection, byTouch: boolean): boolean =>
  saveData || (type === undefined ? byTouch : !free.includes(type));

/** This device's connection. */
export function connectionHere(): { readonly connection: Connection; readonly byTouch: boolean } {
  const { connection = {} } = navigator as { connection?: Connection };
  return { connection, byTouch: matchMedia('(pointer: coarse)').matches };
}
