import { Refusal } from '../../refusal.ts';
import { readCompoundFile } from './compound-file.ts';
import { refuseZipInside } from './hidden-content.ts';

const wordMagic = 0xa5ec;
const encrypted = 0x0100;
/** Macros; and what every object of another program has, or is called. */
const active = /^(Macros|_VBA_PROJECT.*|_\d{6,}|.ObjInfo|.Ole10Native)$/i;

/** Throws a Refusal unless this is one whole Word 97 to 2003 document without macros, embedded objects or a password. */
export function refuseUnsoundDoc(content: Buffer): void {
  refuseZipInside(content);
  const file = readCompoundFile(content);
  if (file === null) throw new Refusal('file.damaged');
  // A .docx with a password is stored in this container.
  if (file.names.includes('EncryptedPackage')) throw new Refusal('file.password');
  if (!file.names.includes('WordDocument')) throw new Refusal('file.wrong_bytes');
  const head = file.read('WordDocument');
  if (head === null || head.length < 12 || head.readUInt16LE(0) !== wordMagic) throw new Refusal('file.damaged');
  if ((head.readUInt16LE(10) & encrypted) !== 0) throw new Refusal('file.password');
  if (file.names.some((name) => active.test(name))) throw new Refusal('file.active');
}
