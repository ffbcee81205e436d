import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const tips = [
  {
    title: 'Before you apply',
    points: [
      'Read the whole job: pay, dates, place and hours. If one of them doesn’t suit you, look for another job.',
      'Work out what you’ll take home. Subtract transport, airtime and food for the days you’d work.',
      'Check the last day to apply. Apply early to give the business more time to read your application.',
    ],
  },
  {
    title: 'Your message',
    points: [
      'Start with what you sold, where, and how much: “120 starter packs in one weekend in Soweto”.',
      'Pick one thing the job asks for and describe how you’ve done it before.',
      'Mention the days you can work and the languages you sell in.',
      'Keep it to a few sentences. Read it aloud before you send it.',
    ],
  },
  {
    title: 'Your profile and CV',
    points: [
      'The business sees your profile with your message. Keep your location, skills and rate up to date.',
      'One or two pages are enough for a CV. Put your latest sales work first, with results in numbers.',
      'Use a clear photo of your face, in good light.',
    ],
  },
  {
    title: 'The interview',
    points: [
      'Before you talk, find out what the business sells and who would buy it.',
      'Prepare a story about a customer who first said no.',
      'Ask how results are measured, when you’re paid and who your contact is on the day.',
    ],
  },
  {
    title: 'Stay safe',
    points: [
      'Never pay anyone to get a job.',
      'Never share your bank PIN, passwords or one-time codes with anyone.',
      'Meet in a public place or at the business, and tell someone where you are going.',
    ],
  },
];

/** Tips for an application. */
export function ApplicationTips() {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="text-2xl">
        Application Tips
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        A person reads every application. Make sure that <TextLink to={repTabAddress('profile')}>your profile</TextLink>{' '}
        is complete.
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {tips.map(({ title, points }) => (
          <Card key={title} title={title} level={3}>
            <ul className="grid list-disc gap-2 ps-5 leading-relaxed marker:text-brand">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}
