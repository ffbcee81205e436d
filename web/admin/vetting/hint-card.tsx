import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { caseInPanelAddress } from '#contract/site/portal-addresses.ts';
import type { OtherCase, VettingCase, VettingHint } from '#contract/vetting/cases.ts';
import { documentLabels } from '#contract/vetting/documents.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { hintText } from './hint-texts.ts';
import { listNames, typeNames } from './vetting-texts.ts';

const looks = {
  grave: { Icon: CircleAlert, style: 'text-danger' },
  notable: { Icon: TriangleAlert, style: 'text-on-accent-soft' },
  minor: { Icon: Info, style: 'text-ink-soft' },
} as const;

/** The results of the automatic checks, which decide nothing. */
export function HintCard({ hints, others }: Pick<VettingCase, 'hints' | 'others'>) {
  return (
    <Card title="Automatic checks" description="These are hints only. The decision is yours.">
      {hints.length === 0 ? (
        <p className="flex items-center gap-2">
          <CircleCheck aria-hidden="true" className="size-5 text-brand" />
          No problems found.
        </p>
      ) : (
        <ul className="grid gap-3.5">
          {hints.map((hint) => (
            <Hint key={`${hint.kind} ${hint.subject} ${hint.document}`} hint={hint} others={matching(hint, others)} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Hint({ hint, others }: { readonly hint: VettingHint; readonly others: readonly OtherCase[] }) {
  const { Icon, style } = looks[hint.weight];
  const { label, detail } = hintText(hint);
  return (
    <li className="flex gap-3">
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', style)} />
      <div className="min-w-0 leading-normal">
        <p className="font-semibold">{label}</p>
        <p className="break-words text-[0.9375rem] text-ink-soft">{detail}</p>
        {others.map(({ vettingId, name, userType, list, document }) => (
          <p key={`${vettingId} ${document}`} className="mt-1 text-[0.9375rem]">
            <TextLink to={caseInPanelAddress(vettingId)}>{name ?? 'Unnamed account'}</TextLink>
            <span className="text-ink-soft">
              {' '}
              · {typeNames[userType]}, {listNames[list].toLowerCase()}
              {document ? `, as ${documentLabels[document]}` : ''}
            </span>
          </p>
        ))}
      </div>
    </li>
  );
}

function matching({ kind, document, subject }: VettingHint, others: readonly OtherCase[]): readonly OtherCase[] {
  if (kind === 'same_file') return others.filter((other) => other.document === document);
  if (kind === 'same_number') return others.filter((other) => other.subject === subject);
  return [];
}
