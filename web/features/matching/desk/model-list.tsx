import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type MatchModel, matchModelsApi } from '#contract/matching/models.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { useAdminMay } from '#web/features/session/admin-role.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { ReasonDialog } from '#web/lib/reason-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Description, DescriptionList } from '#web/ui/description-list.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { modelsQuery } from './api.ts';
import { ModelWeights } from './model-weights.tsx';
import { modelName, reportFacts } from './model-words.ts';

/** What matches are and were weighed by, the newest first. */
export function ModelList() {
  return (
    <QueryPart query={useQuery(modelsQuery)} label="Loading the models">
      {({ items }) => (
        <ul className="grid gap-4">
          {items.map((model) => (
            <li key={model.id} className="min-w-0">
              <ModelCard model={model} active={items.find(({ active }) => active)} />
            </li>
          ))}
        </ul>
      )}
    </QueryPart>
  );
}

interface ModelCardProps {
  readonly model: MatchModel;
  readonly active: MatchModel | undefined;
}

function ModelCard({ model, active }: ModelCardProps) {
  const may = useAdminMay();
  const [asking, setAsking] = useState(false);
  const { origin, madeAt, activatedAt, activatedBy, report } = model;
  const facts: Description[] = [
    { term: 'Made', detail: formatDateTime(madeAt) },
    {
      term: 'Used since',
      detail:
        activatedAt === null
          ? 'Never used'
          : `${formatDateTime(activatedAt)}${activatedBy === null ? '' : `, by ${activatedBy}`}`,
    },
    ...reportFacts(report),
  ];
  const back = active !== undefined && model.number < active.number;
  return (
    <Card
      title={modelName(model)}
      description={
        origin === 'prior'
          ? 'What people of the trade say matters; nothing was learned.'
          : 'Learned from who was hired, interviewed and passed over here.'
      }
      action={
        model.active ? (
          <Badge tone="success">In use</Badge>
        ) : !may('matches.choose_model') ? null : (
          <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
            {back ? 'Go back to it' : 'Use it'}
            <VisuallyHidden>: {modelName(model)}</VisuallyHidden>
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <DescriptionList look="columns" items={facts} />
        <ModelWeights model={model} compared={model.active ? undefined : active} />
      </div>
      {asking ? <ActivateDialog model={model} back={back} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

interface ActivateDialogProps {
  readonly model: MatchModel;
  readonly back: boolean;
  readonly onClose: () => void;
}

function ActivateDialog({ model, back, onClose }: ActivateDialogProps) {
  const activate = useMutation(mutationOf(matchModelsApi.activate));
  const name = modelName(model);
  return (
    <ReasonDialog
      title={back ? `Go back to model ${model.number}?` : `Use model ${model.number}?`}
      description="Every new match is weighed by it from now on, and reps read its weights. You can go back at any time."
      confirmLabel={back ? 'Go back to it' : 'Use it'}
      tone="primary"
      failedTitle="The model was not changed"
      onSend={async (reason) => {
        await activate.mutateAsync({ params: { modelId: model.id }, body: { reason } });
        toast({ title: `${name} is in use` });
      }}
      onClose={onClose}
    />
  );
}
