import type { ComponentType, ReactNode } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';

interface Closable {
  readonly onClose: () => void;
}

/** A component in place of an open dialog, whose code is loaded when it is first shown. @param titleOf shown until then */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  titleOf: (props: Props) => ReactNode,
): ComponentType<Props> {
  const part = partOf(load);
  return (props) => (
    <LazyPart
      part={part}
      frame={(content) => (
        <Dialog open onOpenChange={(open) => !open && props.onClose()} title={titleOf(props)}>
          {content}
        </Dialog>
      )}
      fallback={<SkeletonText lines={4} />}
    >
      {(Code) => <Code {...props} />}
    </LazyPart>
  );
}
