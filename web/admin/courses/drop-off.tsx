import type { AdminCoursePage } from '#contract/courses/admin-courses.ts';
import { Card } from '#web/ui/card.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { nothingYet, partText } from './sales-words.ts';

interface Step {
  readonly name: string;
  readonly read: Reached;
  readonly answered: Reached | null;
}
type Reached = AdminCoursePage['started'];

/** How many learners reach each step, of those who began: for the current version, and for each. */
export function DropOff({ course: { started, lessons, passed, version } }: { readonly course: AdminCoursePage }) {
  const steps: Step[] = [
    ...lessons.map(({ number, title, read, answered }) => ({ name: `${number}. ${title}`, read, answered })),
    { name: 'Final test passed', read: passed, answered: null },
  ];
  const columnsOf = (which: keyof Reached, label: string): TableColumn<Step>[] => [
    {
      key: `${which}-read`,
      header: `Read, ${label}`,
      align: 'end',
      cell: ({ read }) => partText(read[which], started[which]),
    },
    {
      key: `${which}-answered`,
      header: `Answered, ${label}`,
      align: 'end',
      cell: ({ answered }) => (answered ? partText(answered[which], started[which]) : nothingYet),
    },
  ];
  const columns: readonly TableColumn<Step>[] = [
    { key: 'name', header: 'Lesson', primary: true, cell: ({ name }) => name },
    ...columnsOf('current', `version ${version}`),
    // Only the first version exists.
    ...(version > 1 ? columnsOf('all', 'all versions') : []),
  ];
  return (
    <Card
      title="Where reps stop"
      description={`${started.current} started version ${version}, and ${started.all} started any version. Returned courses aren’t counted.`}
      flush
    >
      <Table caption="Progress by lesson" columns={columns} rows={steps} rowKey={({ name }) => name} />
    </Card>
  );
}
