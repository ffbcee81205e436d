export function withLock<T>(path: string, waiting: string, work: () => Promise<T>): Promise<T>;
