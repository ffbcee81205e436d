import type { MatchModel } from '#contract/matching/models.ts';
import { Table, type TableColumn } from '#web/ui/table.tsx';

type Weight = MatchModel['weights'][number];

interface ModelWeightsProps {
  readonly model: MatchModel;
  /** The one in use, where this is another. */
  readonly compared: MatchModel | undefined;
}

const text = (weight: number | undefined) => (weight === undefined ? '–' : weight.toFixed(3));

/** What counts how much, beside what counts in the model that is used. */
export function ModelWeights({ model: { number, weights }, compared }: ModelWeightsProps) {
  const columns: readonly TableColumn<Weight>[] = [
    { key: 'title', header: 'What is compared', primary: true, cell: ({ title }) => title },
    { key: 'weight', header: 'Weight', align: 'end', cell: ({ weight }) => text(weight) },
    ...(compared
      ? [
          {
            key: 'active',
            header: 'In use',
            align: 'end' as const,
            cell: ({ name }: Weight) => text(compared.weights.find((one) => one.name === name)?.weight),
          },
        ]
      : []),
  ];
  const rows = weights.toSorted((one, other) => other.weight - one.weight);
  return (
    <details className="group">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-brand">Weights</summary>
      <div className="-mx-(--gutter) md:-mx-6">
        <Table caption={`Weights of model ${number}`} columns={columns} rows={rows} rowKey={({ name }) => name} />
      </div>
    </details>
  );
}
