/** A folder or file name from a title: `Greet first!` is `greet-first`. */
export function fileNameOf(title: string, otherwise: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return name || otherwise;
}
