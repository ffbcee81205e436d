export interface SavedFile {
  readonly name: string;
  readonly content: BlobPart;
  readonly type: string;
}

const byteOrderMark = '\uFEFF';

/** A response is decoded without the byte order mark that Excel needs to detect UTF-8 in a CSV file. */
const withMark = (content: BlobPart, type: string): BlobPart =>
  typeof content === 'string' && type.startsWith('text/csv') && !content.startsWith(byteOrderMark)
    ? byteOrderMark + content
    : content;

/** Offers a text, or a blob, as a download. */
export function saveFile({ name, content, type }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([withMark(content, type)], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** @param pdf in base64 */
export const pdfFile = ({ name, pdf }: { readonly name: string; readonly pdf: string }): SavedFile => ({
  name,
  content: fromBase64(pdf),
  type: 'application/pdf',
});

/** @param zip in base64 */
export const zipFile = ({ name, zip }: { readonly name: string; readonly zip: string }): SavedFile => ({
  name,
  content: fromBase64(zip),
  type: 'application/zip',
});
