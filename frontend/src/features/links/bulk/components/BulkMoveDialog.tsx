import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../../../shared/store-context';
import { Request } from '../../../../shared/request';
import { Loaded } from '../../../../shared/ui/Loaded';
import { Text } from '../../../../shared/ui/text';
import { GroupChoice } from '../../components/GroupChoice';
import type { NamedGroup } from '../../links.api';
import { moveMessages } from '../../move.messages';
import { moveProblems } from '../../move-problem.messages';
import type { BulkDialogProps } from '../bulk-dialog';
import { bulkMessages } from '../bulk.messages';
import { BulkForm } from './BulkForm';

/** Which group the selected links are to move to. */
const BulkMoveDialog = observer(function BulkMoveDialog({ count, onClose, onChosen }: BulkDialogProps) {
  const intl = useIntl();
  const { accountApi, session } = useStores();
  const [groups] = useState(() => new Request<readonly NamedGroup[]>());
  const [chosenId, setChosenId] = useState<number | null>(null);
  const load = (): void => void groups.run(() => accountApi.groups());
  useEffect(() => void groups.run(() => accountApi.groups()), [groups, accountApi]);
  const others = (groups.value ?? []).filter(({ groupId }) => groupId !== session.groupId);
  const chosen = others.find(({ groupId }) => groupId === chosenId) ?? others[0] ?? null;
  return (
    <BulkForm
      title={intl.formatMessage(bulkMessages.moveTitle, { count })}
      canApply={chosen !== null}
      onApply={() => {
        if (chosen !== null) onChosen({ kind: 'move', groupId: chosen.groupId });
      }}
      onClose={onClose}
    >
      <Loaded request={groups} texts={moveProblems} onRetry={load} height={112}>
        {() =>
          others.length === 0 ? (
            <Text>{intl.formatMessage(moveMessages.noOther)}</Text>
          ) : (
            <GroupChoice
              label={intl.formatMessage(moveMessages.choice)}
              groups={others}
              chosen={chosen}
              onChoose={setChosenId}
            />
          )
        }
      </Loaded>
    </BulkForm>
  );
});

export default BulkMoveDialog;
