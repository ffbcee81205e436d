import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CsvFormat, csvFormats } from '#contract/csv-format.ts';
import type { ButtonSize } from '#web/ui/button-style.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { chooseCsvFormat, useCsvFormat } from './csv-format.ts';
import { DownloadButton } from './download-button.tsx';
import { failureToast } from './failure-toast.ts';
import { type SavedFile, saveFile } from './save-file.ts';

const formatNames: Record<CsvFormat, string> = {
  excel: 'For Excel in South Africa (1234,56)',
  plain: 'Plain CSV (1234.56)',
};

interface CsvButtonProps {
  readonly name: string;
  readonly load: (format: CsvFormat) => Promise<string> | string;
  /** The title of the toast on failure. */
  readonly failed?: string;
  readonly size?: ButtonSize;
  readonly children: ReactNode;
}

/** Downloads a CSV file in the last chosen format. The menu beside it offers the other. */
export function CsvButton({
  name,
  load,
  failed = 'We couldn’t download the file',
  size = 'small',
  children,
}: CsvButtonProps) {
  const chosen = useCsvFormat();
  const file = async (format: CsvFormat): Promise<SavedFile> => ({
    name,
    content: await load(format),
    type: 'text/csv;charset=utf-8',
  });
  async function choose(format: CsvFormat) {
    chooseCsvFormat(format);
    try {
      saveFile(await file(format));
    } catch (error) {
      failureToast(failed, error);
    }
  }
  return (
    <span className="inline-flex max-w-full flex-wrap items-center">
      <DownloadButton load={() => file(chosen)} failed={failed} size={size}>
        {children}
      </DownloadButton>
      <Menu
        trigger={
          <IconButton
            label={`Choose a format for ${name}`}
            className="max-md:-mr-2"
            icon={<ChevronDown aria-hidden="true" className="size-4" />}
          />
        }
        entries={csvFormats.map((format) => ({
          label: formatNames[format],
          icon: format === chosen ? <Check aria-hidden="true" className="size-4" /> : <span />,
          onSelect: () => void choose(format),
        }))}
      />
    </span>
  );
}
