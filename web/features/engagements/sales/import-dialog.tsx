import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { salesApi } from '#contract/engagements/sales.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { plural } from '#web/lib/format.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const example = 'number,code,amount,time,place\r\nORDER-1,ABC2345,499.90,2026-11-30 14:05,Gateway\r\n';

interface Trouble {
  readonly message: string;
  /** By row. */
  readonly rows: readonly (readonly [row: string, message: string])[];
}

const troubleOf = (error: unknown): Trouble =>
  error instanceof ApiError
    ? { message: error.message, rows: Object.entries(error.fields) }
    : { message: 'Please try again or contact support.', rows: [] };

/** Imports all sales of a CSV file, or shows which rows are wrong. */
export function ImportSalesDialog({ onClose }: { readonly onClose: () => void }) {
  const send = useMutation(mutationOf(salesApi.importFile));
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function submit() {
    setMissing(!file);
    setTrouble(null);
    if (!file) return;
    try {
      const { imported, repeated } = await send.mutateAsync({ body: { content: await file.text() } });
      const known = repeated > 0 ? `${plural(repeated, 'sale')} had been recorded before.` : undefined;
      toast({ title: `${plural(imported, 'sale')} imported`, ...(known && { description: known }) });
      onClose();
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  }

  return (
    <FormDialog
      title="Import sales from a CSV file"
      description={`The first row names the columns: number, code, amount, time and place. A file can have up to ${saleLimits.csvRows} sales.`}
      confirmLabel="Import sales"
      busy={send.isPending}
      busyLabel="Importing"
      failedTitle="We couldn’t import this file"
      failure={trouble?.message}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onClose={onClose}
    >
      <Field
        label="CSV file"
        hint="Amounts in rand, times like 2026-11-30 14:05 in South Africa. The place can stay empty."
        error={missing ? 'Choose a CSV file.' : null}
        required
      >
        {/* The file input is uncontrolled. */}
        <TextInput
          type="file"
          accept=".csv,text/csv"
          className="py-2"
          onInput={({ currentTarget }) => {
            setFile(currentTarget.files?.[0]);
            setMissing(false);
            setTrouble(null);
          }}
        />
      </Field>
      <Button
        variant="ghost"
        size="small"
        className="justify-self-start"
        icon={<Download aria-hidden="true" className="size-4" />}
        onClick={() => saveFile({ name: 'sales-example.csv', content: example, type: 'text/csv;charset=utf-8' })}
      >
        Download an example
      </Button>
      {trouble && trouble.rows.length > 0 ? (
        <section aria-label="Rows to correct">
          <ul className="grid max-h-60 gap-1.5 overflow-y-auto text-[0.9375rem]">
            {trouble.rows.map(([row, message]) => (
              <li key={row} className="wrap-anywhere">
                <strong>{row}:</strong> {message}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </FormDialog>
  );
}
