import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { pricingPath } from '../../../../shared/pricing-path';
import { useStores } from '../../../../shared/store-context';
import { displayPlanOf } from '../../../../shared/display-plan';
import { planMessages } from '../../../../shared/plan.messages';
import { ButtonLink } from '../../../../shared/ui/AppLink';
import { Button } from '../../../../shared/ui/buttons';
import { DeleteIcon, EditIcon, LockIcon, MoveIcon, TagIcon, UndoIcon } from '../../../../shared/ui/icons';
import { ExportButton } from '../../list/components/ExportButton';
import { useBulk } from '../bulk-context';
import type { BulkAction } from '../bulk.api';
import { bulkMessages } from '../bulk.messages';
import { canRestore, PLAN_TO_RESTORE } from '../can-restore';

/** What asks for more before anything is done. */
export type BulkDialog = 'tags' | 'address' | 'move';

interface DoProps {
  readonly icon: ReactNode;
  readonly text: MessageDescriptor;
  readonly onDo: () => void;
}

const Do = observer(function Do({ icon, text, onDo }: DoProps) {
  const intl = useIntl();
  const { bulk } = useBulk();
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={icon}
      aria-disabled={bulk.isSending}
      onClick={() => {
        if (!bulk.isSending) onDo();
      }}
    >
      {intl.formatMessage(text)}
    </Button>
  );
});

interface ActionsProps {
  readonly onAction: (action: BulkAction) => void;
}

interface LiveActionsProps extends ActionsProps {
  /** Some of them may have come from another group. */
  readonly canGiveBack: boolean;
  readonly onOpen: (dialog: BulkDialog) => void;
}

/** Of links that are live. */
export const LiveActions = observer(function LiveActions(props: LiveActionsProps) {
  const { canGiveBack, onAction, onOpen } = props;
  const { selection } = useBulk();
  return (
    <>
      <Do icon={<TagIcon />} text={bulkMessages.tags} onDo={() => onOpen('tags')} />
      <Do icon={<EditIcon />} text={bulkMessages.address} onDo={() => onOpen('address')} />
      <Do icon={<MoveIcon />} text={bulkMessages.move} onDo={() => onOpen('move')} />
      {canGiveBack && (
        <Do icon={<UndoIcon />} text={bulkMessages.giveBack} onDo={() => onAction({ kind: 'giveBack' })} />
      )}
      <ExportButton wanted={selection.names} />
      <Do icon={<DeleteIcon />} text={bulkMessages.trash} onDo={() => onAction({ kind: 'trash' })} />
    </>
  );
});

/** Of links in the trash bin. */
export const TrashedActions = observer(function TrashedActions({ onAction }: ActionsProps) {
  const intl = useIntl();
  const { info } = useStores().session;
  if (canRestore(info)) {
    return <Do icon={<UndoIcon />} text={bulkMessages.putBack} onDo={() => onAction({ kind: 'putBack' })} />;
  }
  const plan = intl.formatMessage(planMessages.name, { plan: displayPlanOf(PLAN_TO_RESTORE) });
  return (
    <ButtonLink to={pricingPath(PLAN_TO_RESTORE)} size="small" variant="outlined" startIcon={<LockIcon />}>
      {intl.formatMessage(bulkMessages.putBackLocked, { plan })}
    </ButtonLink>
  );
});
