import { FileUp, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { EnterSaleDialog } from './enter-dialog.tsx';
import { SalesFiguresPart } from './figures.tsx';
import { SalesHints } from './hints.tsx';
import { ImportSalesDialog } from './import-dialog.tsx';
import { OwnSales } from './own-list.tsx';

/** The sales of a business’s reps, or of those on one job: figures, hints and each sale. */
export default function TeamSales({ jobId }: { readonly jobId: string | undefined }) {
  const [open, setOpen] = useState<'enter' | 'import' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          full="phone"
          icon={<PenLine aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen('enter')}
        >
          Enter a sale
        </Button>
        <Button
          variant="secondary"
          full="phone"
          icon={<FileUp aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen('import')}
        >
          Import a CSV file
        </Button>
      </div>
      <SalesFiguresPart jobId={jobId} />
      <SalesHints jobId={jobId} />
      <OwnSales jobId={jobId} />
      {open === 'enter' ? <EnterSaleDialog onClose={close} /> : null}
      {open === 'import' ? <ImportSalesDialog onClose={close} /> : null}
    </div>
  );
}
