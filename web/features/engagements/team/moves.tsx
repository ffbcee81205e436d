import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { engagementsApi, type Milestone } from '#contract/engagements/engagements.ts';
import { openingMoves } from '#contract/engagements/options.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { CancellationCost } from './cancellation.tsx';
import { moveTexts, type TeamMove, teamMoves } from './move-texts.ts';

const OpenDisputeDialog = lazyDialog(
  () => import('../disputes/open-dialog.tsx'),
  ({ title }) => title,
);

const TeamMoveDialog = lazyDialog(
  () => import('./move-dialog.tsx'),
  ({ move, repName }) => moveTexts[move].title(repName),
);

const isOpening = (move: TeamMove) => openingMoves.some((one) => one === move);

interface TeamMovesProps {
  readonly engagementId: string;
  readonly repName: string;
  readonly milestone: Pick<Milestone, 'number' | 'movesOpen' | 'payCents'>;
  /** The actions to show of those open; all by default. */
  readonly only?: readonly TeamMove[];
}

/** The business's available actions on a milestone. */
export function TeamMoves({ engagementId, repName, milestone, only = teamMoves }: TeamMovesProps) {
  const [asked, setAsked] = useState<TeamMove>();
  const act = useMutation(mutationOf(engagementsApi.moveAsBusiness));
  const close = () => setAsked(undefined);
  const open: readonly string[] = milestone.movesOpen;
  const shown = teamMoves.filter((move) => open.includes(move) && only.includes(move));
  if (shown.length === 0 && asked === undefined) return null;
  return (
    <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
      {shown.map((move) => {
        const { label, look } = moveTexts[move];
        return (
          <Button
            key={move}
            variant={look === 'primary' ? 'primary' : look === 'danger' ? 'ghost' : 'secondary'}
            full="phone"
            onClick={() => setAsked(move)}
          >
            {label}
          </Button>
        );
      })}
      {asked && isOpening(asked) ? (
        <OpenDisputeDialog
          title={moveTexts[asked].title(repName)}
          description={moveTexts[asked].description(repName)}
          confirm={moveTexts[asked].confirm}
          done={moveTexts[asked].done(repName)}
          payCents={milestone.payCents}
          other={repName}
          onSend={(opening) =>
            act.mutateAsync({
              params: { engagementId },
              body: { move: asked, milestone: milestone.number, ...opening },
            })
          }
          onClose={close}
        />
      ) : asked ? (
        <TeamMoveDialog
          engagementId={engagementId}
          repName={repName}
          move={asked}
          milestone={milestone.number}
          onClose={close}
        >
          {asked === 'cancel' ? <CancellationCost engagementId={engagementId} repName={repName} /> : null}
        </TeamMoveDialog>
      ) : null}
    </div>
  );
}
