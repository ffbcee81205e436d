const longest = 150;

/** A file name that is safe to show: one line without paths or characters that change the text direction. */
export function cleanFileName(name: string): string {
  const last =
    name
      .normalize('NFC')
      .split(/[/\\]/)
      .at(-1)
      // Control characters, invisible ones, and those that reverse the text that follows: `cv\u202Efdp.exe`.
      ?.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
      .replaceAll(/[<>:"|?*]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^\.+/, '') ?? '';
  if (last.length <= longest) return last || 'file';
  const dot = last.lastIndexOf('.');
  const ending = dot > 0 && last.length - dot <= 10 ? last.slice(dot) : '';
  // Does not split a surrogate pair.
  return `${last.slice(0, longest - ending.length).replace(/[\uD800-\uDBFF]$/, '')}${ending}`;
}
