import { brand } from '../brand.ts';
import { line } from '../fields.ts';
import { inOneForm } from '../one-form.ts';
import { isOurName } from './protected-names.ts';

/** Marks that turn the direction of writing, so that a name reads otherwise than it is stored. */
const directionMark = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const hiddenAtStart = /^[\s\p{Default_Ignorable_Code_Point}]+/u;
const hiddenAtEnd = /[\s\p{Default_Ignorable_Code_Point}]+$/u;
const hidden = /\p{Default_Ignorable_Code_Point}/gu;

/** Contacts and chats add invisible marks around a name that is copied from them. Marks inside it are left, to be refused. */
function withoutHidden(name: string): string {
  const inner = name.replace(hiddenAtStart, '').replace(hiddenAtEnd, '');
  return directionMark.test(inner) ? inner : inOneForm(inner.replaceAll(hidden, '').replaceAll(/[ \u00A0]+/g, ' '));
}

/** The name of a person or a company, as others see it. */
export const nameField = (label: string) =>
  line(label)
    .overwrite(withoutHidden)
    .refine((name) => !directionMark.test(name), {
      error: `${label} contains hidden characters that change how it reads. Please type it instead of pasting it.`,
      abort: true,
    })
    .refine((name) => !isOurName(name), `${label} can’t look like a name of ${brand.name} or its team.`);
