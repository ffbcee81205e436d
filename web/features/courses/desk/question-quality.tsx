import type { AdminQuestion } from '#contract/courses/admin-courses.ts';
import { formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { percentText } from './sales-words.ts';

const columns: readonly TableColumn<AdminQuestion>[] = [
  { key: 'ask', header: 'Question', primary: true, written: true, cell: ({ ask }) => ask },
  {
    key: 'where',
    header: 'Where',
    cell: ({ use, lesson }) => (use === 'test' ? `Final test, of lesson ${lesson}` : `Lesson ${lesson}`),
  },
  { key: 'answers', header: 'Answers', align: 'end', cell: ({ answers }) => formatCount(answers) },
  {
    key: 'right',
    header: 'Right at first',
    align: 'end',
    cell: ({ rightPercent }) => percentText(rightPercent),
  },
];

/** Those that fewest get right come first. */
export const QuestionQuality = ({ questions }: { readonly questions: readonly AdminQuestion[] }) => (
  <Card
    title="Which questions are hard"
    description="By what each person answered first. A question that most get wrong may be badly asked, or badly taught."
    flush
  >
    <Table caption="Questions, the hardest first" columns={columns} rows={questions} rowKey={({ id }) => id} />
  </Card>
);
