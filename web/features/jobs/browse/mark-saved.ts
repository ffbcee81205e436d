/** A copy of a cached answer in which every appearance of this job carries another saved flag. */
export function markSaved<Data>(data: Data, jobId: string, saved: boolean): Data {
  if (Array.isArray(data)) return data.map((entry) => markSaved(entry, jobId, saved)) as Data;
  if (data === null || typeof data !== 'object') return data;
  const copy = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, markSaved(value, jobId, saved)]));
  return ('saved' in copy && copy.id === jobId ? { ...copy, saved } : copy) as Data;
}
