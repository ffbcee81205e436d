const longest = 150;

/** A name as it may be shown: one line without paths and without what changes how text runs. */
export function cleanFileName(name: string): string {
  const last =
    name
      .normalize('NFC')
      .split(/[/\\]/)
      .at(-1)
      // Control characters, invisible ones, and those that turn the direction of what follows: `cv\u202Efdp.exe`.
      ?.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .replaceAll(/[<>:"|?*]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^\.+/, '') ?? '';
  if (last.length <= longest) return last || 'file';
  const dot = last.lastIndexOf('.');
  const ending = dot > 0 && last.length - dot <= 10 ? last.slice(dot) : '';
  // Not in the middle of a character of two halves.
  return `${last.slice(0, longest - ending.length).replace(/[\uD800-\uDBFF]$/, '')}${ending}`;
}
