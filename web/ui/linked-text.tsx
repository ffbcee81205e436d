import { textLinks } from './text-links.ts';

/** User text, with its links. The referrer is withheld from their targets. */
export const LinkedText = ({ text }: { readonly text: string }) =>
  textLinks(text).map((part, place) =>
    part.address === null ? (
      part.text
    ) : (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: a text has no other order
        key={place}
        href={part.address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="underline underline-offset-4 hover:decoration-2"
      >
        {part.text}
      </a>
    ),
  );
