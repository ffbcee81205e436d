import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

interface CopyButtonProps {
  /** Or a function that creates it on click. */
  readonly text: string | (() => string);
  readonly children: string;
}

export function CopyButton({ text, children }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text());
      setCopied(true);
    } catch {
      toast({
        title: 'We couldn’t copy this',
        description: 'Select the text and copy it yourself.',
        variant: 'destructive',
      });
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? 'Copied' : children}</span>
    </Button>
  );
}
