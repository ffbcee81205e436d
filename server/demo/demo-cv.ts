import { renderPdf } from '#server/platform/pdf/pdf-threads.ts';
import type { DemoRepKey } from './demo-content.ts';
import { demoRepProfiles, demoReps } from './demo-people.ts';

/** A one-page CV from the profile's content. It states that no real person of that name is meant. */
export async function demoCv(key: DemoRepKey): Promise<Buffer> {
  const { fullName, town, province, industry } = demoReps[key];
  const { skills, description, experience } = demoRepProfiles[key];
  return renderPdf({
    title: fullName,
    footer: `${fullName}, an example`,
    createdAt: new Date('2026-01-05T08:00:00Z'),
    blocks: [
      { kind: 'title', text: fullName },
      { kind: 'paragraph', text: `${town}, ${province}` },
      { kind: 'heading', text: 'About me' },
      { kind: 'paragraph', text: description ?? `I sell in ${industry}.` },
      { kind: 'heading', text: 'What I bring' },
      ...(skills ?? []).map((text) => ({ kind: 'point', text }) as const),
    ],
    closing: {
      heading: 'At a glance',
      facts: [
        { term: 'Industry', detail: industry },
        ...(experience ? [{ term: 'Experience', detail: experience }] : []),
      ],
      note: 'Made for the demo: this person does not exist.',
      follows: true,
    },
  });
}
