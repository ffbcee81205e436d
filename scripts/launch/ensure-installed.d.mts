/** `root` is the project's folder. */
export function ensureInstalled(root: string): Promise<void>;
