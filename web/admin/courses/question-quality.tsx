import { useState } from 'react';
import type { AdminQuestion } from '#contract/courses/admin-courses.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { percentText } from './sales-words.ts';

const columns: readonly TableColumn<AdminQuestion>[] = [
  { key: 'ask', header: 'Question', primary: true, written: true, cell: ({ ask }) => ask },
  {
    key: 'where',
    header: 'Where',
    cell: ({ use, lesson }) => (use === 'test' ? `Final test, lesson\u00A0${lesson}` : `Lesson\u00A0${lesson}`),
  },
  { key: 'answers', header: 'Answers', align: 'end', cell: ({ answers }) => formatCount(answers) },
  {
    key: 'right',
    header: 'Right first time',
    align: 'end',
    cell: ({ rightPercent }) => percentText(rightPercent),
  },
];

/** A course has fifty; the hardest matter. */
const shownFirst = 10;

/** Sorted by fewest correct answers. */
export function QuestionQuality({ questions }: { readonly questions: readonly AdminQuestion[] }) {
  const [all, setAll] = useState(false);
  return (
    <Card
      title="Hardest questions"
      description="Counts each rep’s first answer. If most reps get a question wrong, the question or its lesson may be unclear."
      flush
      footer={
        all || questions.length <= shownFirst ? null : (
          <Button variant="secondary" size="small" full="phone" onClick={() => setAll(true)}>
            Show all {questions.length} questions
          </Button>
        )
      }
    >
      <Table
        caption="Questions, hardest first"
        columns={columns}
        rows={all ? questions : questions.slice(0, shownFirst)}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}
