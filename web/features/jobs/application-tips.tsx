import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const tips = [
  {
    title: 'Before you apply',
    points: [
      'Read the whole job: pay, dates, place and hours. If one of them does not suit you, leave it.',
      'Work out what it leaves you: add up transport, airtime and food for the days you would work.',
      'Look at the last day to apply. An early application leaves the business more time to read it.',
    ],
  },
  {
    title: 'Your message',
    points: [
      'Begin with what you sold, where, and how much: “120 starter packs in one weekend in Soweto”.',
      'Pick one thing that the job asks for and say how you have done it before.',
      'Name the days you can work, and the languages you sell in.',
      'Keep it to a few sentences, and read it aloud once before you send it.',
    ],
  },
  {
    title: 'Your profile and CV',
    points: [
      'The business opens your profile next to your message. Keep your place, skills and rate current.',
      'One or two pages are enough for a CV. Put your latest sales work first, with results in numbers.',
      'Use a clear photo of your face, in good light.',
    ],
  },
  {
    title: 'The interview',
    points: [
      'Try to learn what the business sells before you talk, and think of who would buy it.',
      'Prepare one story of a customer who said no at first.',
      'Ask how results are counted, when you are paid, and who your contact on the day is.',
    ],
  },
  {
    title: 'Stay safe',
    points: [
      'Never pay anybody to be given a job.',
      'Share your bank PIN, passwords or one-time codes with nobody, whoever they say they are.',
      'Meet in a public place or at the business, and tell someone where you are going.',
    ],
  },
];

/** What helps an application, in plain words. */
export function ApplicationTips() {
  return (
    <section aria-labelledby="tips">
      <h2 id="tips" className="text-2xl">
        Application Tips
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        What you send is read by a person. See too that <TextLink to={repTabAddress('profile')}>your profile</TextLink>{' '}
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
