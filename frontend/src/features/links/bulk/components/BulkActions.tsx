import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';
import { displayPlanOf } from '../../../../shared/display-plan';
import { planMessages } from '../../../../shared/plan.messages';
import { pricingPath } from '../../../../shared/pricing-path';
import { useStores } from '../../../../shared/store-context';
import type { Action } from '../../../../shared/ui/action';
import { ButtonLink } from '../../../../shared/ui/AppLink';
import { Button, IconButton } from '../../../../shared/ui/buttons';
import {
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  LockIcon,
  MoveIcon,
  TagIcon,
  UndoIcon,
} from '../../../../shared/ui/icons';
import { MoreActions } from '../../../../shared/ui/MoreActions';
import { ProblemNote } from '../../../../shared/ui/ProblemNote';
import { useIsWide } from '../../../../shared/use-is-wide';
import { linkMenuMessages } from '../../link-menu.messages';
import { linkExportMessages } from '../../list/export.messages';
import { useListExport } from '../../list/use-list-export';
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

/** In words where there is room for them. */
const Do = observer(function Do({ icon, text, onDo }: DoProps) {
  const intl = useIntl();
  const isWide = useIsWide();
  const { bulk } = useBulk();
  const name = intl.formatMessage(text);
  const press = (): void => {
    if (!bulk.isSending) onDo();
  };
  return isWide ? (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      startIcon={icon}
      aria-disabled={bulk.isSending}
      onClick={press}
    >
      {name}
    </Button>
  ) : (
    <IconButton aria-label={name} title={name} aria-disabled={bulk.isSending} onClick={press}>
      {icon}
    </IconButton>
  );
});

interface ActionsProps {
  readonly onAction: (action: BulkAction) => void;
  /** Ways to select other links, which the menu begins with. */
  readonly choices: readonly Action[];
}

interface LiveActionsProps extends ActionsProps {
  /** Some of them may have come from another group. */
  readonly canGiveBack: boolean;
  readonly onOpen: (dialog: BulkDialog) => void;
}

const giveBackOf = (intl: IntlShape, onSelect: () => void): Action => ({
  ...{
    key: 'give-back',
    label: intl.formatMessage(bulkMessages.giveBack),
    icon: <UndoIcon fontSize="small" />,
  },
  onSelect,
});

/** Of links that are live. */
export const LiveActions = observer(function LiveActions(props: LiveActionsProps) {
  const { canGiveBack, choices, onAction, onOpen } = props;
  const intl = useIntl();
  const { bulk, selection } = useBulk();
  const { exporting, lock, start } = useListExport(selection.names);
  const unlessSending = (act: () => void) => () => {
    if (!bulk.isSending) act();
  };
  const exportAction: Action = {
    key: 'export',
    label: intl.formatMessage(
      exporting.isPending ? linkExportMessages.exporting : linkExportMessages.selected,
    ),
    icon: lock === null ? <DownloadIcon fontSize="small" /> : <LockIcon fontSize="small" />,
    ...(lock === null ? {} : { hint: lock }),
    onSelect: start,
  };
  const moveAction: Action = {
    key: 'move',
    label: intl.formatMessage(linkMenuMessages.move),
    icon: <MoveIcon fontSize="small" />,
    isApart: choices.length > 0,
    onSelect: unlessSending(() => onOpen('move')),
  };
  return (
    <>
      <Do icon={<TagIcon />} text={linkMenuMessages.tags} onDo={() => onOpen('tags')} />
      <Do icon={<EditIcon />} text={bulkMessages.address} onDo={() => onOpen('address')} />
      <Do icon={<DeleteIcon />} text={linkMenuMessages.trash} onDo={() => onAction({ kind: 'trash' })} />
      <MoreActions
        label={intl.formatMessage(bulkMessages.more)}
        actions={[
          ...choices,
          moveAction,
          ...(canGiveBack
            ? [
                giveBackOf(
                  intl,
                  unlessSending(() => onAction({ kind: 'giveBack' })),
                ),
              ]
            : []),
          exportAction,
        ]}
      />
      {exporting.state === 'failed' && exporting.error !== null && <ProblemNote problem={exporting.error} />}
    </>
  );
});

/** Of links in the trash bin. */
export const TrashedActions = observer(function TrashedActions({ choices, onAction }: ActionsProps) {
  const intl = useIntl();
  const { info } = useStores().session;
  const plan = intl.formatMessage(planMessages.name, { plan: displayPlanOf(PLAN_TO_RESTORE) });
  return (
    <>
      {canRestore(info) ? (
        <Do icon={<UndoIcon />} text={linkMenuMessages.putBack} onDo={() => onAction({ kind: 'putBack' })} />
      ) : (
        <ButtonLink
          to={pricingPath(PLAN_TO_RESTORE)}
          size="small"
          variant="outlined"
          startIcon={<LockIcon />}
        >
          {intl.formatMessage(bulkMessages.putBackLocked, { plan })}
        </ButtonLink>
      )}
      {choices.length > 0 && <MoreActions label={intl.formatMessage(bulkMessages.more)} actions={choices} />}
    </>
  );
});
